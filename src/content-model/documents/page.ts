import type * as z from 'zod';
import { banner, document, seo } from '../fields';
import { sharePicture } from '../pictures';

/** The document type of a page with a banner: `shape`, and the fields that all these pages have. */
export const page = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  document(description, { seo: seo(), sharePicture: sharePicture(), banner: banner(), ...shape });

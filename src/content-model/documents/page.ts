import type * as z from 'zod';
import { banner, document, seo } from '../fields';
import { sharePicture } from '../pictures';

/** A screen that opens with a banner: its fields besides those that all of them have. */
export const page = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  document(description, { seo: seo(), sharePicture: sharePicture(), banner: banner(), ...shape });

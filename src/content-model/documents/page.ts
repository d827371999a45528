import * as z from 'zod';
import { ending, heading, seo } from '../model/blocks';
import { aliases, documentType, longText, objectOf, textField, typeNames } from '../model/fields';
import { bannerPicture, sharePicture, texture } from '../model/pictures';

const banner = () =>
  objectOf('The banner at the top of the page.', {
    title: textField('The large title of the page.'),
    crumb: textField('The name of the page in the breadcrumb, after Home.'),
    lead: longText('What the page offers: one sentence below the title.').optional(),
    picture: bannerPicture('A picture next to the title. Only the catalogues have one.'),
    texture: texture('A cloth next to the title, if there is no picture. Phones do not show it.').optional(),
  }).register(typeNames, { name: 'Banner' });

/**
 * The GraphQL interfaces of pages, which the fragment of `PageFrame` queries. A document type implements those whose
 * fields it has.
 */
export const pageInterfaces: Readonly<Record<string, z.ZodObject>> = {
  Page: z.object({ seo: seo(), banner: banner() }),
  PageWithHeading: z.object({ seo: seo(), banner: banner(), heading: heading('The heading of the page.') }),
  PageWithEnding: z.object({ seo: seo(), banner: banner(), ending: ending() }),
};

export const pageFields = () => ({ seo: seo(), sharePicture: sharePicture(), banner: banner() });

export const page = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  documentType(description, { aliases: aliases(), ...pageFields(), ...shape });

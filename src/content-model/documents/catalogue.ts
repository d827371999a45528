/** The type of a catalogue in the registry, and builders for the document types of catalogues. */
import * as z from 'zod';
import { callToAction, pageDescription } from '../model/blocks';
import { lines, listedDocument, longText, textField } from '../model/fields';
import { picture, tray } from '../model/pictures';
import { page } from './page';
import { sheetFields } from './sheet';

/** The first fields of every entry. The fields of its catalogue follow. */
const entryFields = {
  name: textField('The name of the entry.'),
  alsoTradedAs: lines(
    'Other names that buyers use, such as "mung beans"; each one is only for this entry.',
  ).optional(),
  image: picture('The product or fabric.'),
  tray: tray('A sample in its tray, for lists and search results.'),
  description: pageDescription('One or two sentences, which search engines also show'),
  details: longText('A paragraph for the buyer: kinds, grades, processing, use.').optional(),
};

export const catalogueEntry = <Shape extends z.core.$ZodLooseShape>(noun: string, shape: Shape) =>
  listedDocument(`A ${noun}. Its file name is the end of its URL.`, {
    ...entryFields,
    ...shape,
    ...sheetFields,
  });

const entryInterface = z.strictObject({ ...entryFields, ...sheetFields });

const pageFields = {
  groupLabel: textField('The screen reader name of the tabs of groups or categories.'),
  subject: textField('The subject of an enquiry about an entry.', { item: 'its name' }),
  inquiry: callToAction('The button that opens an enquiry about the selected entry.').optional(),
};

export const cataloguePage = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  page(description, { ...pageFields, ...shape });

const pageInterface = page('The page of a catalogue.', pageFields).pick({
  banner: true,
  groupLabel: true,
  subject: true,
  inquiry: true,
});

/** The fields of documents that the GraphQL interfaces of catalogues have. `gatsby/node` adds the joined ones. */
export const catalogueInterfaces: Readonly<Record<string, z.ZodObject>> = {
  CatalogueEntry: entryInterface,
  CatalogueGroup: z.strictObject({ name: textField('The name of the group.') }),
  CataloguePage: pageInterface,
};

export type CatalogueEntry = z.infer<typeof entryInterface>;
export type CataloguePage = z.infer<typeof pageInterface>;

/** A catalogue: its folders, document types and path. `join/entryFacts.ts` has what pages show of its entries. */
export interface Catalogue {
  /** The folder of the entries in `content/`. It is also the search kind of the entry pages. */
  folder: string;
  entry: { graphqlType: string; schema: z.ZodObject };
  group: { folder: string; graphqlType: string; schema: z.ZodObject };
  /** Its document is `content/pages/<file>.json`, and its template in `src/templates/pages` is named after its path. */
  page: { file: string; graphqlType: string; schema: z.ZodObject; path: string };
  /** The home page shows all entries below the name of the catalogue, and not each group below its own. */
  isOneGroup?: true;
}

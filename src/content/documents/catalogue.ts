/** The type of a catalogue in the registry, and builders for the document types of catalogues. */
import * as z from 'zod';
import { callToAction, pageDescription } from '../model/blocks';
import { lines, listedDocument, longText, textField } from '../model/fields';
import { picture, tray } from '../model/pictures';
import { page } from './page';
import { sheetFields } from './sheet';

/** A label with a value. If the value is undefined, tables omit the row and `/specifications` shows an empty cell. */
export interface Cell {
  label: string;
  value: string | undefined;
  method?: string | undefined;
}

export const cellsOf = (
  labels: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | undefined>> = {},
): Cell[] => Object.entries(labels).map(([field, label]) => ({ label, value: values[field] }));

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

/** The fields of documents that the GraphQL interfaces of catalogues have. `gatsby/node` adds others. */
export const catalogueInterfaces: Readonly<Record<string, z.ZodObject>> = {
  CatalogueEntry: entryInterface,
  CatalogueGroup: z.strictObject({ name: textField('The name of the group.') }),
  CataloguePage: pageInterface,
};

export type CatalogueEntry = z.infer<typeof entryInterface>;
export type CataloguePage = z.infer<typeof pageInterface>;

interface List {
  title: string;
  items: readonly string[];
  /** Whether the items are names of entries of the catalogue. An item with the name of an entry is a link to it. */
  areNames?: boolean;
}

/**
 * A catalogue: its folders, document types and path, and functions that return what pages show of an entry. `Entry` is
 * the document of an entry. `Page` is the document of the catalogue page, which contains the labels of the values.
 */
export interface Catalogue<
  Entry extends CatalogueEntry = CatalogueEntry,
  Page extends CataloguePage = CataloguePage,
> {
  /** The folder of the entries in `content/`. It is also the search kind of the entry pages. */
  folder: string;
  entry: { graphqlType: string; schema: z.ZodObject };
  group: { folder: string; graphqlType: string; schema: z.ZodObject };
  /** The catalogue page. Its document is `content/pages/<file>.json`; its component in `src/pages` sets its path. */
  page: { file: string; graphqlType: string; schema: z.ZodObject; path: string };
  /** The home page shows all entries below the name of the catalogue, and not each group below its own. */
  isOneRange?: true;
  tables(page: Page, entry: Entry, language: string): { caption: string; rows: readonly Cell[] }[];
  list?(page: Page, entry: Entry): List | undefined;
  /** Shown in the highlights of a sheet, and next to the name on the home page. */
  keyFacts(page: Page, entry: Entry): readonly Cell[];
  /** The figure that the bar chart of the catalogue page compares, such as `36.5 g`. */
  bar?(entry: Entry): string | undefined;
  /**
   * The cells of an entry on `/specifications`. All entries of a catalogue must have the same columns. `limits` are those
   * that `pages/specifications.json` lists for the catalogue.
   */
  columns(page: Page, entry: Entry, shared: { hsCode: Cell; limits: readonly Cell[] }): readonly Cell[];
}

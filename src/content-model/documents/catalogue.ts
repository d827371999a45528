/** What all catalogues have in common: their declaration in the registry, and builders of their document types. */
import * as z from 'zod';
import { entry, pageDescription, text } from '../fields';
import { picture } from '../pictures';
import { page } from './page';
import { sheetFields } from './sheet';

/** A label with a value. Without a value it is left out of tables, and an empty cell of `/specifications`. */
export interface Cell {
  label: string;
  value: string | undefined;
  /** The test standard. */
  method?: string | undefined;
}

/** A cell for each label, in the order of the labels. */
export const cellsOf = (
  labels: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | undefined>>,
): Cell[] => Object.entries(labels).map(([field, label]) => ({ label, value: values[field] }));

interface EntryTexts {
  /** What an entry is called, such as `product`. */
  noun: string;
  image: string;
  details: string;
}

/** The fields of the entries of all catalogues, in front of those of one catalogue. */
const commonFields = ({ noun, image, details }: EntryTexts) => ({
  name: text(`The name of the ${noun}.`),
  image: picture(image),
  description: pageDescription('One or two sentences, which search engines also show'),
  details: text(details),
});

/** The fields of the GraphQL interface `CatalogueGroup` that come from documents. */
export const groupInterface = z.strictObject({ name: text('The name of the group.') });

/** The document type of the entries of a catalogue: `shape`, and the fields that all entries have. */
export const catalogueEntry = <Shape extends z.core.$ZodLooseShape>(texts: EntryTexts, shape: Shape) =>
  entry(`A ${texts.noun}. Its file name is the end of its URL.`, {
    ...commonFields(texts),
    ...shape,
    ...sheetFields,
  });

/** The fields of the GraphQL interface `CatalogueEntry` that come from documents. */
export const entryInterface = z.strictObject({
  ...commonFields({ noun: 'entry', image: 'Its picture.', details: 'A paragraph for the buyer.' }),
  ...sheetFields,
});

const pageFields = (noun: string, group: string) => ({
  groupLabel: text(`The screen reader name of the ${group} tabs.`),
  subject: text(`The subject of an enquiry about a ${noun}.`, { item: 'its name' }),
});

/** The document type of the page of a catalogue: `shape`, and the fields that all of them have. */
export const cataloguePage = <Shape extends z.core.$ZodLooseShape>(
  { description, noun, group }: { description: string; noun: string; group: string },
  shape: Shape,
) => page(description, { ...pageFields(noun, group), ...shape });

/** The fields of the GraphQL interface `CataloguePage` that come from documents. */
export const pageInterface = page('The page of a catalogue.', pageFields('entry', 'group')).pick({
  banner: true,
  groupLabel: true,
  subject: true,
});

export type CatalogueEntry = z.infer<typeof entryInterface>;
export type CataloguePage = z.infer<typeof pageInterface>;

/** Cells that every entry has for `/specifications`. */
export interface SharedCells {
  hsCode: Cell;
  /** The limits that `pages/specifications.json` names for the catalogue. */
  limits: readonly Cell[];
}

/**
 * A catalogue: its folders, document types and path, and what its entries show of their values. `Entry` and `Page` are
 * the documents of an entry and of its page, which has the labels.
 */
export interface Catalogue<
  Entry extends CatalogueEntry = CatalogueEntry,
  Page extends CataloguePage = CataloguePage,
> {
  /** The folder of the entries in `content/`, and the search kind of their pages. */
  folder: string;
  entry: { graphqlType: string; schema: z.ZodObject };
  group: { folder: string; graphqlType: string; schema: z.ZodObject };
  /** The page, `content/pages/<file>.json`, and the path that its file in `src/pages` gives it. */
  page: { file: string; graphqlType: string; schema: z.ZodObject; path: string };
  /** The tables of an entry in the catalogue and on its sheet. */
  tables(labels: Page, entry: Entry): { caption: string; rows: readonly Cell[] }[];
  /** Short lines about an entry. */
  list?(labels: Page, entry: Entry): { title: string; items: readonly string[] } | undefined;
  /** Rows after those that every supply table has. */
  supply?(labels: Page, entry: Entry): readonly Cell[];
  /** What the share card shows below the name, and the home page in the line of an entry. */
  keyFacts(labels: Page, entry: Entry): readonly Cell[];
  /** The columns of `/specifications`, the same for all entries. */
  columns(labels: Page, entry: Entry, shared: SharedCells): readonly Cell[];
}

/** What pages show of the entries of each catalogue. The labels of the values are in the document of the catalogue page. */
import type { CatalogueEntry, CataloguePage } from '../documents/catalogue';
import type { Fiber, TextilesPage } from '../documents/fibers';
import type { Product, PulsesProductsPage } from '../documents/products';

/** A label with an English value or list of values. If the value is undefined, tables omit the row. */
export interface Cell {
  /** From the texts of a page; of a limit its English name. */
  label: string;
  isLimit?: true;
  value: string | readonly string[] | undefined;
  method?: string | undefined;
}

export const cellsOf = (
  labels: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | undefined>> = {},
): Cell[] => Object.entries(labels).map(([field, label]) => ({ label, value: values[field] }));

export const limitCells = (limits: CatalogueEntry['limits'] = []): Cell[] =>
  limits.map(({ name, value, method }) => ({ label: name, isLimit: true, value, method }));

export interface Shown<Entry = CatalogueEntry, Page = CataloguePage> {
  tables(page: Page, entry: Entry): { caption: string; rows: readonly Cell[] }[];
  /** `areNames`: an item with the name of an entry of the catalogue is a link to it. */
  list(page: Page, entry: Entry): { title: string; items?: readonly string[] | undefined; areNames?: true };
  /** Shown in the highlights of a sheet. */
  keyFacts(page: Page, entry: Entry): readonly Cell[];
  /** The figure that the bar chart of the catalogue page compares, such as `36.5 g`. */
  bar?(entry: Entry): string | undefined;
  /** The cells of an entry on `/specifications`, which are the same columns for all entries of the catalogue. */
  columns(page: Page, entry: Entry, shared: { hsCode: Cell; limits: readonly Cell[] }): readonly Cell[];
}

const products: Shown<Product, PulsesProductsPage> = {
  tables: (page, { specs, nutrition }) => [
    { caption: page.specsTitle, rows: cellsOf(page.specLabels, specs) },
    { caption: page.nutritionTitle, rows: cellsOf(page.nutritionLabels, nutrition) },
  ],
  list: (page, { varieties }) => ({ title: page.varietiesTitle, items: varieties, areNames: true }),
  bar: ({ nutrition }) => nutrition?.protein,
  keyFacts: ({ specLabels }, { specs }) => [
    { label: specLabels.moisture, value: specs?.moisture },
    { label: specLabels.protein, value: specs?.protein },
  ],
  columns: (page, entry, { hsCode, limits }) => [
    ...products.keyFacts(page, entry),
    ...limits,
    { label: page.specLabels.shelfLife, value: entry.specs?.shelfLife },
    hsCode,
  ],
};

const LIMITS_ON_CARD = 2;

const fibers: Shown<Fiber, TextilesPage> = {
  tables: (page, { specs, ratios }) => [
    {
      caption: page.specsTitle,
      rows: [...cellsOf(page.specLabels, specs), { label: page.ratiosTitle, value: ratios }],
    },
    { caption: page.propertiesTitle, rows: cellsOf(page.propertyLabels, specs) },
  ],
  list: ({ featuresTitle }, { features }) => ({ title: featuresTitle, items: features }),
  keyFacts: (_, { limits }) => limitCells(limits).slice(0, LIMITS_ON_CARD),
  columns: (_page, _entry, { hsCode, limits }) => [...limits, hsCode],
};

/** By the folder of the entries. */
export const shownFacts: Readonly<Record<string, Shown>> = { products, fibers };

/** Joins the facts of an entry with their labels (docs/behaviour.md, "Catalogues" and "Sheets"). */
import { NUMBER } from '../../lib/figures';
import { joined } from '../../lib/localText';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../documents/catalogue';
import type { Fiber, TextilesPage } from '../documents/fibers';
import type { Product, PulsesProductsPage } from '../documents/products';
import type { CatalogueSection } from '../documents/sheet';
import { translateFact } from '../translation/terms';
import { dataOf, type LocalContent, pageFile, SECTION_FILE } from './localContent';

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

const productFacts: Shown<Product, PulsesProductsPage> = {
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
    ...productFacts.keyFacts(page, entry),
    ...limits,
    { label: page.specLabels.shelfLife, value: entry.specs?.shelfLife },
    hsCode,
  ],
};

const LIMITS_ON_CARD = 2;

const fiberFacts: Shown<Fiber, TextilesPage> = {
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

/** What pages show of the entries of each catalogue, by the folder of the entries. */
export const shownFacts: Readonly<Record<string, Shown>> = { products: productFacts, fibers: fiberFacts };

/** What the facts of a catalogue are made from. `section` has the labels of the fields that all catalogues share. */
export const contextOf = (content: LocalContent, catalogue: Catalogue) => ({
  shown: shownFacts[catalogue.folder] as Shown,
  page: dataOf(content, pageFile(catalogue)) as unknown as CataloguePage,
  section: dataOf(content, SECTION_FILE) as unknown as CatalogueSection,
  language: content.language,
  terms: content.terms,
});

export type FactContext = ReturnType<typeof contextOf>;

/** A value with its label. `language` is that of the value, if it is not translated. */
export interface Fact {
  label: string;
  value: string;
  language?: string;
  method?: string;
}

const translate = (text: string, { terms, language }: FactContext) => translateFact(text, terms, language);

export const labelOf = ({ label, isLimit }: Cell, context: FactContext): string =>
  isLimit ? translate(label, context).value : label;

/** Returns the fact of a cell in the language of the page, or none if it has no value. */
export function factOf(cell: Cell, context: FactContext): Fact | undefined {
  if (cell.value === undefined) return undefined;
  const values = [cell.value].flat().map((each) => translate(each, context));
  const english = values.find(({ language }) => language);
  return {
    label: labelOf(cell, context),
    value: joined(
      values.map(({ value }) => value),
      context.language,
    ),
    ...(english && { language: english.language }),
    ...(cell.method && { method: translate(cell.method, context).value }),
  };
}

export const factsOf = (cells: readonly Cell[], context: FactContext): Fact[] =>
  cells.flatMap((cell) => factOf(cell, context) ?? []);

/** A value that is only a figure with its unit, such as `36.5 g`. */
const MEASURE = new RegExp(String.raw`^${NUMBER}\s\S+(?:\s\S+)?$`);

/** Returns a table, or none if it has no rows. */
function tableOf(caption: string, cells: readonly Cell[], context: FactContext) {
  const rows = factsOf(cells, context);
  const figures = rows.map(({ value }) => value).filter((value) => /\d/.test(value));
  const aligned = figures.length > 0 && figures.every((value) => MEASURE.test(value));
  return rows.length > 0 ? { caption, aligned, rows } : undefined;
}

export const hsCodeCell = ({ supplyLabels }: CatalogueSection, { supply }: CatalogueEntry): Cell => ({
  label: supplyLabels.hsCode,
  value: supply?.hsCode,
});

/** Where a clause ends: `24 t in bags, 18 t on pallets`. Separators in brackets are part of it. */
const CLAUSE_END = /\u202F?[,;،؛] (?![^(]*\))/;

export const firstClause = (value: string): string => value.split(CLAUSE_END, 1)[0] ?? '';

function highlightsOf(entry: CatalogueEntry, context: FactContext): Fact[] {
  const { shown, page, section } = context;
  const { supplyLabels } = section;
  const { load20, minimumOrder, leadTime } = entry.supply ?? {};
  const cells: Cell[] = [
    hsCodeCell(section, entry),
    ...shown.keyFacts(page, entry),
    { label: supplyLabels.load20, value: load20 },
    { label: supplyLabels.minimumOrder, value: minimumOrder },
    { label: supplyLabels.leadTime, value: leadTime },
  ];
  return factsOf(cells, context).map((fact) => ({ ...fact, value: firstClause(fact.value) }));
}

/** A remark in brackets at the end of a name: `Soy Meat (Textured Vegetable Protein)`. */
const REMARK = /\s*\([^()]*\)$/;

type PathOfName = (name: string) => string | undefined;

/** @param pathOfName returns the path of the entry with an English name */
function listOf(entry: CatalogueEntry, context: FactContext, pathOfName: PathOfName) {
  const { title, items = [], areNames } = context.shown.list(context.page, entry);
  if (items.length === 0) return undefined;
  const pathOf = (name: string) =>
    areNames ? (pathOfName(name) ?? pathOfName(name.replace(REMARK, ''))) : undefined;
  return {
    title,
    items: items.map((text) => {
      const { value, language } = translate(text, context);
      return { text: value, language, path: pathOf(text) };
    }),
  };
}

export function entryFacts(entry: CatalogueEntry, context: FactContext, pathOfName: PathOfName) {
  const { shown, page, section } = context;
  return {
    tables: shown.tables(page, entry).flatMap(({ caption, rows }) => tableOf(caption, rows, context) ?? []),
    list: listOf(entry, context, pathOfName),
    limits: tableOf(section.limitsTitle, limitCells(entry.limits), context),
    supply: tableOf(section.supplyTitle, cellsOf(section.supplyLabels, entry.supply), context),
    highlights: highlightsOf(entry, context),
  };
}

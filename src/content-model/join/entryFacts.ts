/** Joins the facts of an entry with their labels (docs/behaviour.md, "Catalogues" and "Sheets"). */
import { NUMBER } from '../../lib/figures';
import { joined } from '../../lib/localText';
import { fieldsOf } from '../catalogues';
import type { Catalogue, CatalogueEntry } from '../documents/catalogue';
import type { CatalogueSection } from '../documents/sheet';
import type { LocalDocument } from '../read/document';
import { translateFact } from '../translation/terms';
import { dataOf, type LocalContent, SECTION_FILE } from './localContent';

/** A label with an English value or list of values. If the value is undefined, tables omit the row. */
export interface Cell {
  label: string;
  value: string | readonly string[] | undefined;
  method?: string | undefined;
}

/** Returns the labels of the fields of a catalogue, and of the facts of the supply. */
export const labelsIn = (
  data: unknown,
  { supplyLabels }: CatalogueSection,
): Readonly<Record<string, string>> => ({
  ...supplyLabels,
  ...Object.fromEntries(fieldsOf(data).map(({ key, label }) => [key, label])),
});

/** What the facts of a catalogue are made from. `section` has the labels of the fields that all catalogues share. */
export const contextOf = (content: LocalContent, { data }: LocalDocument) => ({
  catalogue: data as unknown as Catalogue,
  labels: labelsIn(data, dataOf(content, SECTION_FILE) as unknown as CatalogueSection),
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

/** Returns the fact of a cell in the language of the page, or none if it has no value. */
export function factOf(cell: Cell, context: FactContext): Fact | undefined {
  if (cell.value === undefined) return undefined;
  const values = [cell.value].flat().map((each) => translate(each, context));
  const english = values.find(({ language }) => language);
  return {
    label: cell.label,
    value: joined(
      values.map(({ value }) => value),
      context.language,
    ),
    ...(english && { language: english.language }),
    ...(cell.method && { method: translate(cell.method, context).value }),
  };
}

type Limit = NonNullable<CatalogueEntry['limits']>[number];

const limitCell = ({ name, ...limit }: Limit, context: FactContext): Cell => ({
  label: translate(name, context).value,
  ...limit,
});

/** Returns the cell of a fact that a catalogue names: the key of a field, a field of the supply, or a limit. */
export function cellOf(name: string, { values, supply, limits }: CatalogueEntry, context: FactContext): Cell {
  const label = context.labels[name];
  if (label) return { label, value: { ...supply, ...values }[name] };
  const limit = limits?.find((each) => each.name === name);
  return limit ? limitCell(limit, context) : { label: translate(name, context).value, value: undefined };
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

/** Where a clause ends: `24 t in bags, 18 t on pallets`. Separators in brackets are part of it. */
const CLAUSE_END = /\u202F?[,;،؛] (?![^(]*\))/;

export const firstClause = (value: string): string => value.split(CLAUSE_END, 1)[0] ?? '';

function highlightsOf(entry: CatalogueEntry, context: FactContext): Fact[] {
  const names = ['hsCode', ...(context.catalogue.keyFacts ?? []), 'load20', 'minimumOrder', 'leadTime'];
  return names.flatMap((name) => {
    const cell = cellOf(name, entry, context);
    const fact = factOf(cell, context);
    if (!fact) return [];
    return typeof cell.value === 'string' ? { ...fact, value: firstClause(fact.value) } : fact;
  });
}

/** A remark in brackets at the end of a name: `Soy Meat (Textured Vegetable Protein)`. */
const REMARK = /\s*\([^()]*\)$/;

type PathOfName = (name: string) => string | undefined;

/**
 * Returns the lists of an entry, whose items with the name of an entry are links.
 * @param pathOfName returns the path of the entry with an English name
 */
function listsOf({ values }: CatalogueEntry, context: FactContext, pathOfName: PathOfName) {
  return (context.catalogue.lists ?? []).flatMap(({ key, label }) => {
    const items = [values?.[key] ?? []].flat().map((text) => {
      const path = pathOfName(text) ?? pathOfName(text.replace(REMARK, ''));
      const { value, language } = translate(text, context);
      return { text: value, language, path };
    });
    return items.length > 0 ? [{ title: label, items }] : [];
  });
}

export function entryFacts(entry: CatalogueEntry, context: FactContext, pathOfName: PathOfName) {
  const { section, catalogue } = context;
  const cells = (names: readonly string[]) => names.map((name) => cellOf(name, entry, context));
  const limits = (entry.limits ?? []).map((limit) => limitCell(limit, context));
  return {
    tables: (catalogue.tables ?? []).flatMap(
      ({ caption, fields }) => tableOf(caption, cells(fields.map(({ key }) => key)), context) ?? [],
    ),
    lists: listsOf(entry, context, pathOfName),
    limits: tableOf(section.limitsTitle, limits, context),
    supply: tableOf(section.supplyTitle, cells(Object.keys(section.supplyLabels)), context),
    highlights: highlightsOf(entry, context),
  };
}

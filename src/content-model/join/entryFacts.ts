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
  /** From the texts of the catalogue; of a limit its English name. */
  label: string;
  isLimit?: true;
  value: string | readonly string[] | undefined;
  method?: string | undefined;
}

const cellsOf = (
  labels: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | undefined>> = {},
): Cell[] => Object.entries(labels).map(([field, label]) => ({ label, value: values[field] }));

export const limitCells = (limits: CatalogueEntry['limits'] = []): Cell[] =>
  limits.map(({ name, value, method }) => ({ label: name, isLimit: true, value, method }));

/** What the facts of a catalogue are made from. `section` has the labels of the fields that all catalogues share. */
export const contextOf = (content: LocalContent, { data }: LocalDocument) => ({
  catalogue: data as unknown as Catalogue,
  fields: new Map(fieldsOf(data).map((field) => [field.key, field])),
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

const isSupplyField = (name: string, labels: CatalogueSection['supplyLabels']): name is keyof typeof labels =>
  name in labels;

/** Returns the cell of a fact that a catalogue names: the key of a field, a field of the supply, or a limit. */
export function cellOf(name: string, { values, supply, limits }: CatalogueEntry, context: FactContext): Cell {
  const field = context.fields.get(name);
  if (field) return { label: field.label, value: values?.[name] };
  const labels = context.section.supplyLabels;
  if (isSupplyField(name, labels)) return { label: labels[name], value: supply?.[name] };
  return (
    limitCells(limits).find(({ label }) => label === name) ?? { label: name, isLimit: true, value: undefined }
  );
}

/** Where a clause ends: `24 t in bags, 18 t on pallets`. Separators in brackets are part of it. */
const CLAUSE_END = /\u202F?[,;،؛] (?![^(]*\))/;

export const firstClause = (value: string): string => value.split(CLAUSE_END, 1)[0] ?? '';

function highlightsOf(entry: CatalogueEntry, context: FactContext): Fact[] {
  const names = ['hsCode', ...(context.catalogue.keyFacts ?? []), 'load20', 'minimumOrder', 'leadTime'];
  const cells = names.map((name) => cellOf(name, entry, context));
  return factsOf(cells, context).map((fact) => ({ ...fact, value: firstClause(fact.value) }));
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
  const tables = (catalogue.tables ?? []).flatMap(({ caption, fields }) => {
    const cells = fields.map(({ key, label }) => ({ label, value: entry.values?.[key] }));
    return tableOf(caption, cells, context) ?? [];
  });
  return {
    tables,
    lists: listsOf(entry, context, pathOfName),
    limits: tableOf(section.limitsTitle, limitCells(entry.limits), context),
    supply: tableOf(section.supplyTitle, cellsOf(section.supplyLabels, entry.supply), context),
    highlights: highlightsOf(entry, context),
  };
}

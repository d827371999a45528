/** Joins the facts of an entry with their labels (docs/behaviour.md, "Catalogues" and "Sheets"). */
import { NUMBER } from '../../lib/figures';
import { joined } from '../../lib/localText';
import { firstUnit } from '../../lib/units';
import type { CatalogueEntry } from '../documents/catalogue';
import type { CatalogueSection } from '../documents/sheet';
import { translateFact } from '../translation/terms';
import type { FactContext } from './localContent';
import { type Cell, cellsOf, limitCells } from './shownFacts';

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
export function factsOf(cell: Cell, context: FactContext): Fact[] {
  if (cell.value === undefined) return [];
  const values = [cell.value].flat().map((each) => translate(each, context));
  const texts = values.map(({ value }) => value);
  const english = values.find(({ language }) => language);
  return [
    {
      label: labelOf(cell, context),
      value: joined(texts, context.language),
      ...(english && { language: english.language }),
      ...(cell.method && { method: translate(cell.method, context).value }),
    },
  ];
}

/** A value that is only a figure with its unit, such as `36.5 g`. */
const MEASURE = new RegExp(String.raw`^${NUMBER}\s\S+(?:\s\S+)?$`);

/** Returns a table, or none if it has no rows. */
function tablesOf(caption: string, cells: readonly Cell[], context: FactContext) {
  const rows = cells.flatMap((cell) => factsOf(cell, context));
  const figures = rows.map(({ value }) => value).filter((value) => /\d/.test(value));
  const aligned = figures.length > 0 && figures.every((value) => MEASURE.test(value));
  return rows.length > 0 ? [{ caption, aligned, rows }] : [];
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
  return cells
    .flatMap((cell) => factsOf(cell, context))
    .map((fact) => ({ ...fact, value: firstClause(fact.value) }));
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
  const [limits] = tablesOf(section.limitsTitle, limitCells(entry.limits), context);
  const [supply] = tablesOf(section.supplyTitle, cellsOf(section.supplyLabels, entry.supply), context);
  const [hsCode] = factsOf(hsCodeCell(section, entry), context);
  return {
    tables: shown.tables(page, entry).flatMap(({ caption, rows }) => tablesOf(caption, rows, context)),
    list: listOf(entry, context, pathOfName),
    limits,
    supply,
    hsCode,
    /** Of the minimum order. */
    unit: firstUnit(entry.supply?.minimumOrder ?? ''),
    highlights: highlightsOf(entry, context),
  };
}

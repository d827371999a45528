/** Joins what pages show of several entries: bars, the tables of `/specifications`, and the range in short. */
import type { CatalogueEntry } from '../documents/catalogue';
import type { SpecificationsPage } from '../documents/specifications';
import { translateFact } from '../translation/terms';
import { type Cell, type FactContext, factOf, factsOf, hsCodeCell, labelOf, limitCells } from './entryFacts';

/** A number in an English value. A comma in it separates groups of thousands or lakhs: `1,00,000`. */
const ENGLISH_NUMBER = /(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?/;

const numberIn = (value: string): number => Number(ENGLISH_NUMBER.exec(value)?.[0].replaceAll(',', '') ?? 0);

const MAX_BARS = 16;

/** Returns the bars of a chart, the longest first. Values without a figure, or with the figure 0, have no bar. */
export function barsOf(entries: readonly CatalogueEntry[], context: FactContext) {
  const sorted = entries
    .map((entry) => ({ label: entry.name, value: context.shown.bar?.(entry) ?? '' }))
    .map((bar) => ({ ...bar, figure: numberIn(bar.value) }))
    .filter(({ figure }) => figure > 0)
    .sort((one, other) => other.figure - one.figure);
  const [longest] = sorted;
  return sorted.slice(0, MAX_BARS).map(({ figure, label, value }) => ({
    label,
    value: translateFact(value, context.terms, context.language).value,
    length: Number((figure / (longest?.figure ?? 1)).toFixed(3)),
  }));
}

type Texts = NonNullable<SpecificationsPage['tables'][string]>;

/** The largest number of limits in place of the columns that an entry has no values in. */
const OTHER_LIMITS = 3;

/** Returns the table of a catalogue on `/specifications`. Omits columns that have no value in any row. */
export function comparisonTable(
  { title, header, limits: names = [] }: Texts,
  listed: readonly { entry: CatalogueEntry; group: string; path: string }[],
  context: FactContext,
) {
  const { shown, page, section } = context;
  const rows = listed.map(({ entry, group, path }) => {
    const all = limitCells(entry.limits);
    const limits = names.map(
      (name): Cell =>
        all.find(({ label }) => label === name) ?? { label: name, isLimit: true, value: undefined },
    );
    const hasLimits = names.length === 0 || limits.some(({ value }) => value !== undefined);
    const cells = shown.columns(page, entry, { hsCode: hsCodeCell(section, entry), limits });
    return {
      row: { group, path, name: entry.name, tradeNames: entry.alsoTradedAs },
      others: hasLimits ? [] : factsOf(all.slice(0, OTHER_LIMITS), context),
      cells,
      facts: cells.map((cell) => factOf(cell, context)),
    };
  });
  const isShown = (_: unknown, index: number) => rows.some(({ facts }) => facts[index]);
  const columns = (rows[0]?.cells ?? []).filter(isShown);
  const headersOf = (cells: readonly Cell[]) => cells.map((cell) => labelOf(cell, context));
  return {
    title,
    header,
    columns: headersOf(columns),
    limits: headersOf(columns.filter(({ isLimit }) => isLimit)),
    rows: rows.map(({ row, others, facts }) => {
      const filled = facts.filter(isShown);
      return {
        ...row,
        others,
        values: filled.map((fact) => fact?.value ?? null),
        methods: filled.map((fact) => fact?.method ?? null),
        languages: filled.some((fact) => fact?.language)
          ? filled.map((fact) => fact?.language ?? null)
          : undefined,
      };
    }),
  };
}

/** The largest number of samples of the home page, or of a business area. */
const MAX_SAMPLES = 24;

/** Selects the first entries of all groups in turn. Leaves out groups without entries. */
export function firstInTurn<Group extends { entries: readonly unknown[] }>(
  groups: readonly Group[],
): Group[] {
  const turns = groups.flatMap(({ entries }) => entries.map((entry, turn) => ({ entry, turn })));
  turns.sort((one, other) => one.turn - other.turn);
  const chosen = new Set(turns.slice(0, MAX_SAMPLES).map(({ entry }) => entry));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => chosen.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Maximum number of entries around the one of a page, including it. */
export const MAX_NEIGHBOURS = 12;

/** Returns the entries around an index: as many before it as after it, if there are enough. */
export function entriesAround<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const last = Math.max(0, entries.length - MAX_NEIGHBOURS);
  const start = Math.min(last, Math.max(0, index - MAX_NEIGHBOURS / 2));
  return entries.slice(start, start + MAX_NEIGHBOURS);
}

/** Builds tables, lists and charts of many catalogue entries (docs/behaviour.md, "Specifications" and "Catalogues"). */

import { packEntry } from '../../catalogue/packedEntries';
import type { CatalogueEntry, Cell } from '../../content/documents/catalogue';
import type { SpecificationsPage } from '../../content/documents/specifications';
import { hsCodeCell, type Sources } from './entryFacts';

interface ListedEntry {
  entry: CatalogueEntry;
  /** The name of its group. */
  group: string;
  path: string;
}

/** The largest number of limits in place of the columns that an entry has no values in. */
const OTHER_LIMITS = 3;

/** Builds the table of a catalogue on `/specifications`. Omits columns that have no value in any row. */
export function specificationTable(
  { catalogue, page, section }: Omit<Sources, 'entry'>,
  texts: SpecificationsPage['tables'][string],
  entries: readonly ListedEntry[],
) {
  const rows = entries.map(({ entry, group, path }) => {
    const limits = texts.limits.map((name) => {
      const limit = entry.limits?.find((one) => one.name === name);
      return { label: name, value: limit?.value, method: limit?.method };
    });
    const hasLimits = limits.some(({ value }) => value !== undefined);
    const others = hasLimits ? [] : (entry.limits ?? []).slice(0, OTHER_LIMITS);
    const hsCode = hsCodeCell({ section, entry });
    return {
      name: entry.name,
      group,
      path,
      cells: catalogue.columns(page, entry, { hsCode, limits }),
      others: others.map(({ name, value }) => ({ label: name, value })),
    };
  });
  const isFilled = (_: unknown, index: number) => rows.some(({ cells }) => cells[index]?.value !== undefined);
  const columns = (rows[0]?.cells ?? []).filter(isFilled).map(({ label }) => label);
  return {
    title: texts.title,
    header: texts.header,
    columns,
    limitsTitle: section.limitsTitle,
    limits: [...columns.keys()].filter((index) => texts.limits.includes(columns[index] ?? '')),
    rows: rows.map(({ cells, ...row }) => {
      const filled = cells.filter(isFilled);
      return {
        ...row,
        values: filled.map(({ value }) => value),
        methods: filled.map(({ method }: Cell) => method),
      };
    }),
  };
}

/** The number of columns in a list, besides name and HS code. */
const COLUMNS_IN_LIST = 2;

/** Builds the list of a large group: of its specification table, only name, HS code and two columns. */
export function entryList(...args: Parameters<typeof specificationTable>) {
  const { header, columns, rows } = specificationTable(...args);
  const [{ catalogue, section }] = args;
  const { path } = catalogue.page;
  const { hsCode } = section.supplyLabels;
  const shown = [...columns.keys()].filter((column) => columns[column] !== hsCode).slice(0, COLUMNS_IN_LIST);
  const packed = rows.map((row) =>
    packEntry({
      slug: row.path.slice(path.length + 1),
      name: row.name,
      hsCode: row.values[columns.indexOf(hsCode)],
      values: shown.map((column) => row.values[column]),
    }),
  );
  return { header, entries: { path, hsCode, columns: shown.map((column) => columns[column]), rows: packed } };
}

/** Packs entries without values. */
export const packedEntries = (
  { catalogue, section }: Pick<Sources, 'catalogue' | 'section'>,
  entries: readonly (CatalogueEntry & { slug: string })[],
) => ({
  path: catalogue.page.path,
  hsCode: section.supplyLabels.hsCode,
  columns: [],
  rows: entries.map(({ slug, name, supply }) =>
    packEntry({ slug, name, hsCode: supply?.hsCode, values: [] }),
  ),
});

/** Maximum number of bars in a chart. */
const MAX_BARS = 16;

/** Builds the bars of a chart, the longest first. Values without a figure, or with the figure 0, have no bar. */
export function bars(values: readonly { label: string; value: string }[]) {
  const sorted = values
    .map((bar) => ({ ...bar, figure: Number.parseFloat(bar.value) }))
    .filter(({ figure }) => figure > 0)
    .sort((one, other) => other.figure - one.figure);
  const [longest] = sorted;
  return sorted.slice(0, MAX_BARS).map(({ figure, ...bar }) => ({
    ...bar,
    length: Number((figure / (longest?.figure ?? 1)).toFixed(3)),
  }));
}

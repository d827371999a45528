/** The tables and lists that compare catalogue entries (docs/behaviour.md, "Catalogues" and "Specifications"). */
import type { CatalogueEntry } from '../../content/documents/catalogue';
import type { SpecificationsPage } from '../../content/documents/specifications';
import { hsCodeCell, type Sources } from './facts';

type ListedEntry = { entry: CatalogueEntry } & Record<'slug' | 'group' | 'path', string>;

/** The largest number of limits in place of the columns that an entry has no values in. */
const OTHER_LIMITS = 3;

/** Builds the table of a catalogue on `/specifications`. Omits columns that have no value in any row. */
export function specificationTable(
  { catalogue, page, section }: Omit<Sources, 'entry' | 'language'>,
  texts: SpecificationsPage['tables'][string],
  entries: readonly ListedEntry[],
) {
  const rows = entries.map(({ entry, ...listed }) => {
    const limits = texts.limits.map((name) => {
      const limit = entry.limits?.find((one) => one.name === name);
      return { label: name, value: limit?.value, method: limit?.method };
    });
    const hasLimits = limits.some(({ value }) => value !== undefined);
    const others = hasLimits ? [] : (entry.limits ?? []).slice(0, OTHER_LIMITS);
    const hsCode = hsCodeCell({ section, entry });
    return {
      ...listed,
      name: entry.name,
      tradeNames: entry.alsoTradedAs,
      note: hsCode.value && `${hsCode.label} ${hsCode.value}`,
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
    limits: columns.filter((label) => texts.limits.includes(label)),
    rows: rows.map(({ cells, ...row }) => {
      const filled = cells.filter(isFilled);
      return {
        ...row,
        values: filled.map(({ value }) => value),
        methods: filled.map(({ method }) => method),
      };
    }),
  };
}

/** The number of columns in a list, besides name and HS code. */
const COLUMNS_IN_LIST = 2;

/** Builds the list of a large group from its specification table: name, HS code and two other columns. */
export function entryList({ header, columns, rows }: ReturnType<typeof specificationTable>, hsCode: string) {
  const shown = [...columns.keys()].filter((column) => columns[column] !== hsCode).slice(0, COLUMNS_IN_LIST);
  return {
    header,
    columns: shown.map((column) => columns[column]),
    rows: rows.map((row) => ({ ...row, values: shown.map((column) => row.values[column]) })),
  };
}

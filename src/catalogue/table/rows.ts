import { filterByTerm } from '../../lib/searchTerm';

export type Table = Queries.SpecificationsFragment['tables'][number];
export type Row = Table['rows'][number];

/** A column of a table: the names or one of the values. */
export interface Column {
  label: string;
  /** A row with `others` shows them in place of its limits. */
  isLimit: boolean;
  textOf(row: Row): string | null | undefined;
  /** The language of the text, if it is not that of the page. */
  languageOf(row: Row): string | null | undefined;
}

/** Returns the rows that contain the term (docs/behaviour.md, "Specifications"). */
export const filterRows = (rows: readonly Row[], term: string): readonly Row[] =>
  filterByTerm(rows, term, ({ name, tradeNames, values, others }) => [
    name,
    ...(tradeNames ?? []),
    ...values,
    ...others.map(({ label, value }) => `${label} ${value}`),
  ]);

/** Returns the columns of a table: the names, then the values. */
export const columnsOf = ({ header, columns, limits }: Table): Column[] => [
  { label: header, isLimit: false, textOf: ({ name }) => name, languageOf: () => undefined },
  ...columns.map((label, index) => ({
    label,
    isLimit: limits.includes(label),
    textOf: (row: Row) => row.values[index],
    languageOf: (row: Row) => row.languages?.[index],
  })),
];

/** Groups rows. Those of a group are next to each other. */
export function groupRows(rows: readonly Row[]): { name: string; rows: readonly Row[] }[] {
  const names = [...new Set(rows.map(({ group }) => group))];
  return names.map((name) => ({ name, rows: rows.filter(({ group }) => group === name) }));
}

/** Up to this length in characters, a column is as wide as its longest text. */
const ONE_LINE = 14;

/** Returns the widths of columns in percent. Long texts wrap, but get more space than short ones. */
export function columnWidths(columns: readonly Column[], rows: readonly Row[]): number[] {
  const weights = columns.map(({ label, textOf }) => {
    // The space after the longest word of a header keeps all windows from breaking the word.
    const word = Math.max(...label.split(' ').map((each) => each.length)) + 2;
    const length = Math.max(word, ...rows.map((row) => textOf(row)?.length ?? 0));
    return 2.5 + Math.min(length, ONE_LINE) + 0.15 * Math.max(0, length - ONE_LINE);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((1000 * weight) / total) / 10);
}

import { filterByTerm } from '../../lib/searchTerm';

export type Table = Queries.ComparisonTablesFragment['tables'][number];
export type Row = Table['rows'][number];

/** Returns the rows that contain the term (docs/behaviour.md, "Specifications"). */
export const filterRows = (rows: readonly Row[], term: string): readonly Row[] =>
  filterByTerm(rows, term, ({ name, tradeNames, values }) => [name, ...(tradeNames ?? []), ...values]);

/** Groups rows. Those of a group are next to each other. */
export function groupRows(rows: readonly Row[]): { name: string; rows: readonly Row[] }[] {
  const names = [...new Set(rows.map(({ group }) => group))];
  return names.map((name) => ({ name, rows: rows.filter(({ group }) => group === name) }));
}

/** Up to this length in characters, a column is as wide as its longest text. */
const ONE_LINE = 14;

/** Returns the widths of columns in percent. Long texts wrap, but get more space than short ones. */
export function columnWidths({ header, columns, rows }: Table): number[] {
  const weights = [header, ...columns].map((label, index) => {
    // The space after the longest word of a header keeps all windows from breaking the word.
    const word = Math.max(...label.split(' ').map((each) => each.length)) + 2;
    const length = Math.max(word, ...rows.map(({ name, values }) => [name, ...values][index]?.length ?? 0));
    return 2.5 + Math.min(length, ONE_LINE) + 0.15 * Math.max(0, length - ONE_LINE);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((1000 * weight) / total) / 10);
}

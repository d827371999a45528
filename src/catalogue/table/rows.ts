import { NUMBERS, withoutDirectionMarks } from '../../lib/figures';
import { numberIn } from '../../lib/numberIn';
import { filterByTerm } from '../../lib/searchTerm';

export type Table = Queries.SpecificationsFragment['tables'][number];
export type Row = Table['rows'][number];

/** A column of a table: the names or one of the values. */
export interface Column {
  label: string;
  /** A row with `others` shows them in place of its limits. */
  isLimit: boolean;
  textOf(row: Row): string | null | undefined;
  isSortable: boolean;
  compare(one: string, other: string): number;
}

export const DIRECTIONS = ['ascending', 'descending'] as const;

export interface Order {
  /** The label of the column. */
  column: string;
  direction: (typeof DIRECTIONS)[number];
}

/** Returns the rows that contain the term (docs/behaviour.md, "Specifications"). */
export const filterRows = (rows: readonly Row[], term: string): readonly Row[] =>
  filterByTerm(rows, term, ({ name, tradeNames, values, others }) => [
    name,
    ...(tradeNames ?? []),
    ...values,
    ...others.map(({ label, value }) => `${label} ${value}`),
  ]);

/** The word before the first figure, and the word or sign after it. */
const BESIDE_FIGURE = new RegExp(String.raw`(?:(\p{L}+)\s)?${NUMBERS}\s?([\p{L}%°]*)`, 'u');

/**
 * Returns whether texts can be sorted by their figures: all have the same word or sign next to them, or all begin with
 * them. Counts in Ne, Nm and denier cannot be compared.
 */
export function isComparable(all: readonly (string | null | undefined)[]): boolean {
  const texts = all.map((text) => withoutDirectionMarks(text ?? '')).filter((text) => /\d/.test(text));
  const [first = [], ...others] = texts.map(
    (text) => BESIDE_FIGURE.exec(text)?.slice(1).filter(Boolean) ?? [],
  );
  return (
    texts.every((text) => /^\d/.test(text)) ||
    first.some((word) => others.every((words) => words.includes(word)))
  );
}

/** Returns the columns of a table: the names, then the values, which are sorted by their first figures. */
export function columnsOf(
  { header, columns, limits, rows }: Table,
  separators?: readonly string[],
): Column[] {
  const compare = (one: string, other: string) => one.localeCompare(other);
  const compareFigures = (one: string, other: string) =>
    numberIn(one, separators) - numberIn(other, separators) || compare(one, other);
  const values = columns.map((label, index) => {
    const textOf = (row: Row) => row.values[index];
    const isSortable = isComparable(rows.map(textOf));
    return { label, isLimit: limits.includes(label), textOf, isSortable, compare: compareFigures };
  });
  return [
    { label: header, isLimit: false, textOf: ({ name }) => name, isSortable: true, compare },
    ...values,
  ];
}

/** Sorts rows by a column. Rows without a text in it come last. */
export function sortRows(rows: readonly Row[], columns: readonly Column[], order: Order): readonly Row[] {
  const sorted = columns.find(({ label }) => label === order.column);
  if (!sorted) return rows;
  const { textOf, compare } = sorted;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [first, second] = [textOf(one), textOf(other)];
    if (!first || !second) return Number(!first) - Number(!second);
    return sign * compare(first, second);
  });
}

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

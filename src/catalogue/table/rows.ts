import { foldForSearch } from '../../lib/foldForSearch';

/** A row of a table: an entry with its values, in the order of the columns. */
export interface Row {
  name: string;
  path: string;
  values: readonly (string | null)[];
  /** The name of its group. Rows of a group are next to each other. */
  group?: string;
  /** Limits that the table shows in place of the columns with limits, if those are empty. */
  others?: readonly { label: string; value: string }[];
  note?: string | null;
  /** The slug of the entry, if a hash can open the row. */
  slug?: string;
}

export const DIRECTIONS = ['ascending', 'descending'] as const;

export interface Order {
  /** The index of the column in `values`, or -1 for the first column, which contains the names. */
  column: number;
  direction: (typeof DIRECTIONS)[number];
}

/** The separator between the values of a row. No one types it, so a term never matches across two values. */
const SEPARATOR = '\0';

function foldedText({ name, note, values, others = [] }: Row): string {
  const limits = others.map(({ label, value }) => `${label} ${value}`);
  return foldForSearch([name, note, ...values, ...limits].join(SEPARATOR));
}

/**
 * Returns the rows that contain the term (docs/behaviour.md, "Specifications"), which is folded plain text, not a
 * pattern.
 */
export function filterRows(rows: readonly Row[], term: string): readonly Row[] {
  const wanted = foldForSearch(term.trim());
  return wanted ? rows.filter((row) => foldedText(row).includes(wanted)) : rows;
}

/** A number with optional decimals and group separators (thousands or lakhs): `0.25`, `50,000`, `1,00,000`. */
const FIGURE = /(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?/;

/** Returns the first figure in a text: 0.25 in `Max 0.25%`. A text without a figure, such as "Nil", is below 0. */
function figureIn(text: string): number {
  const [figure] = FIGURE.exec(text) ?? [];
  return figure === undefined ? -1 : Number(figure.replaceAll(',', ''));
}

/** The word before the first figure, and the word or sign after it. Direction marks are not part of them. */
const BESIDE_FIGURE = /(?:(\p{L}+)\s)?[\u200E\u200F]*\d[\d.,/]*\s?([\p{L}%°]*)/u;

/**
 * Returns whether a column can be sorted by its figures: all have the same word or sign next to them, or all begin with
 * them. Counts in Ne, Nm and denier cannot be compared.
 */
export function isComparable(rows: readonly Row[], column: number): boolean {
  const texts = rows.flatMap(({ values }) => (/\d/.test(values[column] ?? '') ? [values[column] ?? ''] : []));
  const [first = [], ...others] = texts.map(
    (text) => BESIDE_FIGURE.exec(text)?.slice(1).filter(Boolean) ?? [],
  );
  return (
    texts.every((text) => /^[\u200E\u200F]?\d/.test(text)) ||
    first.some((word) => others.every((words) => words.includes(word)))
  );
}

const compareFigures = (one: string, other: string): number =>
  figureIn(one) - figureIn(other) || one.localeCompare(other);

/** Sorts rows by name or by the first figure of a column. Rows without a value come last. */
export function sortRows(rows: readonly Row[], order: Order | undefined): readonly Row[] {
  if (!order) return rows;
  const { column, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  if (column < 0) return [...rows].sort((one, other) => sign * one.name.localeCompare(other.name));
  return [...rows].sort((one, other) => {
    const [first, second] = [one.values[column], other.values[column]];
    if (typeof first !== 'string' || typeof second !== 'string')
      return Number(typeof first !== 'string') - Number(typeof second !== 'string');
    return sign * compareFigures(first, second);
  });
}

/** Returns the next order after a press on a column header: ascending first, then descending. */
export const nextOrder = (order: Order | undefined, column: number): Order => ({
  column,
  direction: order?.column === column && order.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Splits rows into their groups, in order. */
export function groupRows(rows: readonly Row[]): { name: string | undefined; rows: readonly Row[] }[] {
  const groups: { name: string | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.name === row.group) last.rows.push(row);
    else groups.push({ name: row.group, rows: [row] });
  }
  return groups;
}

/** Up to this length in characters, a column is as wide as its longest text. */
const ONE_LINE = 14;

/** The weight of each further character, whose text wraps. */
const WRAPPED = 0.15;

/** The padding of a cell, in characters. */
const PADDING = 2.5;

/** Additional width for the longest word of a header, in characters, so that no window breaks the word. */
const HEADER = 2;

/** Returns the widths of columns in percent. Long texts wrap, but get more space than short ones. */
export function columnWidths(headers: readonly string[], rows: readonly Row[]): number[] {
  const weights = headers.map((header, index) => {
    const word = Math.max(...header.split(' ').map(({ length }) => length)) + HEADER;
    const texts = rows.map(({ name, values }) => (index === 0 ? name : (values[index - 1] ?? '')));
    const length = Math.max(word, ...texts.map((text) => text.length));
    return PADDING + Math.min(length, ONE_LINE) + WRAPPED * Math.max(0, length - ONE_LINE);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((1000 * weight) / total) / 10);
}

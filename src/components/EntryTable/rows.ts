import { foldForSearch } from '../../foldForSearch';

/** A row of a table: an entry with its values, in the order of the columns. */
export interface Row {
  name: string;
  path: string;
  values: readonly (string | null)[];
  /** A text below the name. */
  note?: string | null;
  /** The id of the row, if a hash can open it. */
  id?: string;
}

export interface Order {
  /** The index of the column in `values`, or -1 for the first column, which contains the names. */
  column: number;
  direction: 'ascending' | 'descending';
}

/** A cache of the folded row texts, so that each key press folds only the filter term. */
const folded = new WeakMap<Row, string>();

/** The separator between the values of a row. No one types it, so a term never matches across two values. */
const SEPARATOR = '\0';

/** Folds the texts of a row as one text, which is several times faster than folding them one by one. */
function foldedText(row: Row): string {
  const known = folded.get(row);
  if (known !== undefined) return known;
  const text = foldForSearch([row.name, row.note, ...row.values].join(SEPARATOR));
  folded.set(row, text);
  return text;
}

/**
 * Returns the rows that contain the term (docs/behaviour.md, "Specifications"). Both the term and the rows are folded.
 * The term is plain text, not a pattern. An empty term matches all rows.
 */
export function filterRows<ItsRow extends Row>(rows: readonly ItsRow[], term: string): readonly ItsRow[] {
  const wanted = foldForSearch(term.trim());
  return wanted ? rows.filter((row) => foldedText(row).includes(wanted)) : rows;
}

/** A number with optional decimals and group separators (thousands or lakhs): `0.25`, `50,000`, `1,00,000`. */
const FIGURE = /(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?/;

/** Returns the first figure in a text, such as 0.25 in `Max 0.25%`. Returns infinity if there is no figure. */
function figureIn(text: string): number {
  const [figure] = FIGURE.exec(text) ?? [];
  return figure === undefined ? Number.POSITIVE_INFINITY : Number(figure.replaceAll(',', ''));
}

const compareFigures = (one: string, other: string): number => {
  const [first, second] = [figureIn(one), figureIn(other)];
  return first === second ? one.localeCompare(other) : first < second ? -1 : 1;
};

/**
 * Sorts rows by a column. Names are sorted alphabetically, values by their first figure. Rows without a value come
 * last. Returns the rows unchanged if there is no order.
 */
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

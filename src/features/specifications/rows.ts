import { foldForSearch } from '../../foldForSearch';

/** A row of a table of specifications: an entry with its values, in the order of the columns. */
export type Row = Queries.SpecificationsFragment['tables'][number]['rows'][number];

/** A column by its index in `values`; -1 is the first column, which has the names. */
export interface Order {
  column: number;
  direction: 'ascending' | 'descending';
}

/** The folded texts of rows, so that a key press folds only the term. */
const folded = new WeakMap<Row, string>();

/** Separates the values of a row. No one types it, so a term matches within one value. */
const SEPARATOR = '\0';

/** The name and the values of a row, folded as one text, which is several times faster than one by one. */
function foldedText(row: Row): string {
  const known = folded.get(row);
  if (known !== undefined) return known;
  const text = foldForSearch([row.name, ...row.values].join(SEPARATOR));
  folded.set(row, text);
  return text;
}

/**
 * The rows in whose text the term occurs, both folded. The term is plain text, not a pattern; an empty term matches all
 * rows (docs/behaviour.md, "Specifications").
 */
export function filterRows(rows: readonly Row[], term: string): readonly Row[] {
  const wanted = foldForSearch(term.trim());
  return wanted ? rows.filter((row) => foldedText(row).includes(wanted)) : rows;
}

/** A number with a decimal point and, perhaps, groups of thousands or of lakhs: `0.25`, `50,000`, `1,00,000`. */
const FIGURE = /(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?/;

/** The first figure in a text, such as 0.25 in `Max 0.25%`; infinite if there is none. */
function figureIn(text: string): number {
  const [figure] = FIGURE.exec(text) ?? [];
  return figure === undefined ? Number.POSITIVE_INFINITY : Number(figure.replaceAll(',', ''));
}

const compareFigures = (one: string, other: string): number => {
  const [first, second] = [figureIn(one), figureIn(other)];
  return first === second ? one.localeCompare(other) : first < second ? -1 : 1;
};

/** The rows sorted by a column: names alphabetically, values by their first figure; rows without a value come last. */
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

/** The order after a press on the header of a column: ascending first, descending after a second press. */
export const nextOrder = (order: Order | undefined, column: number): Order => ({
  column,
  direction: order?.column === column && order.direction === 'ascending' ? 'descending' : 'ascending',
});

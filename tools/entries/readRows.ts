/** Reads the rows of a sheet, and reports what people and spreadsheet programs damage. */
import { type Cell, type CellValue, cellRef, type Sheet } from 'hucre/xlsx';
import { nearest } from '../../src/content/read/problem';
import { CellError, type Column } from './columns';
import type { Group } from './workbook';

/** A row with an entry. */
export interface Row {
  /** Returns the text of a cell. Its line breaks are `\n`. */
  textOf: (column: Column) => string;
  /** Formats a problem like those of the content check: `Pulses!F12 Supply: HS code: is missing; add it`. */
  problemIn: (column: Column, problem: string) => string;
}

const quoted = (sheet: string): string => (/^\w+$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`);

/** Formats a problem in a cell. Row and column start at 0. `problem` has the form `what is wrong; what to do`. */
export const cellProblem = (sheet: string, row: number, column: number, subject: string, problem: string) =>
  `${quoted(sheet)}!${cellRef(row, column)} ${subject}: ${problem}`;

const TYPE_AGAIN = '; give the cell the format "Text", then type the text again';

/** The formulas that LibreOffice writes for booleans. */
const BOOLEAN_FORMULA = /^(TRUE|FALSE)\(\)$/;

/**
 * Returns the text of a cell.
 * @throws a `CellError` if the cell contains something else
 */
function readCell(value: CellValue | undefined, cell: Cell | undefined, { cellType }: Column): string {
  if (cell?.type === 'error') throw new CellError(`is the error ${value}; write the text`);
  if (cell?.formula !== undefined && !BOOLEAN_FORMULA.test(cell.formula))
    throw new CellError('is a formula; write its result as text');
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim();
  if (value instanceof Date) throw new CellError(`has become a date${TYPE_AGAIN}`);
  if (typeof value === cellType) return String(value);
  const kind = typeof value === 'number' ? 'a number, so zeros may be lost' : value;
  throw new CellError(`has become ${kind}${TYPE_AGAIN}`);
}

const isEmpty = (value: CellValue | undefined): boolean => String(value ?? '').trim() === '';

/** Reads the rows with entries. If there are problems, the rows are incomplete. */
export function readRows(group: Group, sheet: Sheet): { rows: Row[]; problems: string[] } {
  const problems: string[] = [];
  const report = (...place: [row: number, column: number, subject: string, problem: string]) =>
    problems.push(cellProblem(group.name, ...place));
  if (sheet.hidden || sheet.veryHidden) report(0, 0, 'sheet', 'is hidden; show it, or delete it');
  for (const { startRow, startCol } of sheet.merges ?? [])
    report(startRow, startCol, 'cell', 'is merged with others; split it');

  /** The index of each column. Every column must be there once, in any order. */
  const positions = new Map<Column, number>();
  const width = Math.max(0, ...sheet.rows.map((row) => row.length));
  for (let position = 0; position < width; position += 1) {
    const heading = String(sheet.rows[0]?.[position] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const column = group.columns.find((one) => one.heading === heading);
    if (column && positions.has(column)) {
      report(0, position, heading, 'is the heading of two columns; delete one of them');
    } else if (column) {
      positions.set(column, position);
    } else if (heading) {
      const guess = nearest(
        heading,
        group.columns.map((one) => one.heading),
      );
      const remedy = guess ? `did you mean "${guess}"?` : 'delete the column';
      report(0, position, 'heading', `"${heading}" is not a heading of this sheet; ${remedy}`);
    } else {
      const row = sheet.rows.findIndex((values) => !isEmpty(values[position]));
      if (row > 0) report(row, position, 'cell', 'is in a column without a heading; empty it');
    }
  }
  for (const [position, column] of group.columns.entries())
    if (!positions.has(column))
      report(0, position, column.heading, 'is missing; add a column with this heading, or export again');

  const rows = sheet.rows.flatMap((values, index): Row[] => {
    if (index === 0 || values.every(isEmpty)) return [];
    const texts = new Map<Column, string>();
    for (const [column, position] of positions) {
      try {
        texts.set(column, readCell(values[position], sheet.cells?.get(`${index},${position}`), column));
      } catch (error) {
        if (!(error instanceof CellError)) throw error;
        report(index, position, column.heading, error.message);
      }
    }
    const problemIn: Row['problemIn'] = (column, problem) =>
      cellProblem(group.name, index, positions.get(column) ?? 0, column.heading, problem);
    return [{ textOf: (column) => texts.get(column) ?? '', problemIn }];
  });
  return { rows, problems };
}

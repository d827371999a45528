/** Reads the rows of a sheet, and reports what people and spreadsheet programs damage. */
import type { Cell, CellValue, Sheet } from 'hucre/xlsx';
import { nearest } from '../../src/content/check/problem';
import { CellFlaw } from './codecs';
import type { Column } from './columns';
import type { SheetProblem } from './sheetProblem';
import type { GroupSheet } from './sheets';

/** A row with an entry. */
export interface Row {
  /** Its index in the sheet, from 0. */
  index: number;
  /** The text of each cell. Its line breaks are `\n`. */
  texts: Map<Column, string>;
}

export interface ReadSheet {
  rows: Row[];
  /** The index of each column in the sheet, from 0. */
  positions: Map<Column, number>;
  problems: SheetProblem[];
}

const TYPE_AGAIN = 'give the cell the format "Text", then type the text again';

/** The formulas that LibreOffice writes for booleans. */
const BOOLEAN_FORMULA = /^(TRUE|FALSE)\(\)$/;

/**
 * Returns the text of a cell.
 * @throws a `CellFlaw` if the cell contains something else
 */
function textOf(value: CellValue | undefined, cell: Cell | undefined, { cellType }: Column): string {
  if (cell?.type === 'error') throw new CellFlaw(`is the error ${value}`, 'write the text');
  if (cell?.formula !== undefined && !BOOLEAN_FORMULA.test(cell.formula))
    throw new CellFlaw('is a formula', 'write its result as text');
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n');
  if (value instanceof Date) throw new CellFlaw('has become a date', TYPE_AGAIN);
  if (typeof value === cellType) return String(value);
  throw typeof value === 'number'
    ? new CellFlaw('has become a number, so zeros may be lost', TYPE_AGAIN)
    : new CellFlaw(`has become ${value}`, TYPE_AGAIN);
}

const isEmpty = (value: CellValue | undefined): boolean => String(value ?? '').trim() === '';

/** Finds the column of each heading. Every column must be there once, in any order. */
function findColumns({ columns }: GroupSheet, rows: Sheet['rows'], report: Report) {
  const positions = new Map<Column, number>();
  const headings = columns.map(({ heading }) => heading);
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let position = 0; position < width; position += 1) {
    const heading = String(rows[0]?.[position] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const column = columns.find((one) => one.heading === heading);
    if (column && positions.has(column)) {
      report(0, position, heading, 'is the heading of two columns', 'delete one of them');
    } else if (column) {
      positions.set(column, position);
    } else if (heading) {
      const guess = nearest(heading, headings);
      const remedy = guess ? `did you mean "${guess}"?` : 'delete the column';
      report(0, position, 'heading', `"${heading}" is not a heading of this sheet`, remedy);
    } else {
      const row = rows.findIndex((values) => !isEmpty(values[position]));
      if (row > 0) report(row, position, 'cell', 'is in a column without a heading', 'empty it');
    }
  }
  for (const [position, column] of columns.entries())
    if (!positions.has(column))
      report(0, position, column.heading, 'is missing', 'add a column with this heading, or export again');
  return positions;
}

type Report = (row: number, column: number, subject: string, message: string, remedy: string) => void;

/** Reads a sheet. If there are problems, its rows are incomplete. */
export function readRows(group: GroupSheet, sheet: Sheet): ReadSheet {
  const problems: SheetProblem[] = [];
  const report: Report = (row, column, subject, message, remedy) =>
    problems.push({ sheet: group.name, row, column, subject, message, remedy });
  if (sheet.hidden || sheet.veryHidden) report(0, 0, 'sheet', 'is hidden', 'show it, or delete it');
  for (const { startRow, startCol } of sheet.merges ?? [])
    report(startRow, startCol, 'cell', 'is merged with others', 'split it');
  const positions = findColumns(group, sheet.rows, report);
  const rows = sheet.rows.flatMap((values, index): Row[] => {
    if (index === 0 || values.every(isEmpty)) return [];
    const texts = new Map<Column, string>();
    for (const [column, position] of positions) {
      try {
        texts.set(column, textOf(values[position], sheet.cells?.get(`${index},${position}`), column));
      } catch (error) {
        if (!(error instanceof CellFlaw)) throw error;
        report(index, position, column.heading, error.message, error.remedy);
      }
    }
    return [{ index, texts }];
  });
  return { rows, positions, problems };
}

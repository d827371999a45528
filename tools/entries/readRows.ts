/** Reads the rows of a sheet. Refuses each cell that does not contain what its column expects. */
import { type CellValue, cellRef, type Sheet } from 'hucre/xlsx';
import { type Column, FILE } from './columns';
import type { Group } from './workbook';

/** A row with an entry. */
export interface Row {
  /** Returns the text of a cell. Undefined if its column is missing, or if the cell is refused. */
  textOf: (column: Column) => string | undefined;
  /** Reports a problem with what a cell contains: `Pulses!C2 (Number) with nothing: is missing; add it`. */
  report: (column: Column, problem: string) => void;
}

/** Describes a cell that does not contain what its column expects. */
export const unexpected = (expected: string): string => `is not a value of this column; write ${expected}`;

const isEmpty = (value: CellValue | undefined): boolean => String(value ?? '').trim() === '';

/** Returns the text of a cell, undefined if it is a formula, an error, or a value of another type; and how to show it. */
function readCell(sheet: Sheet, row: number, position: number) {
  const type = sheet.cells?.get(`${row},${position}`)?.type;
  const value = sheet.rows[row]?.[position] ?? '';
  const isText = type !== 'formula' && type !== 'error' && typeof value === 'string';
  const shown = isEmpty(value) ? 'nothing' : JSON.stringify(value).slice(0, 60);
  return {
    text: isText ? value.replace(/\r\n?/g, '\n').trim() : undefined,
    shown: type === 'formula' ? 'a formula' : shown,
  };
}

/** Returns the rows with entries, and adds problems to `problems`. */
export function readRows(group: Group, sheet: Sheet, problems: string[]): Row[] {
  const report = (row: number, position: number, heading: string, problem: string) => {
    const name = /^\w+$/.test(group.name) ? group.name : `'${group.name.replaceAll("'", "''")}'`;
    const { shown } = readCell(sheet, row, position);
    problems.push(`${name}!${cellRef(row, position)} (${heading}) with ${shown}: ${problem}`);
  };
  /** The index of each column. Columns may be in any order. A missing column changes nothing. */
  const positions = new Map<Column, number>();
  const width = Math.max(0, ...sheet.rows.map((row) => row.length));
  for (const position of Array(width).keys()) {
    if (sheet.rows.every((row) => isEmpty(row[position]))) continue;
    const { text } = readCell(sheet, 0, position);
    const column = group.columns.find(({ heading }) => heading === text);
    if (column && !positions.has(column)) positions.set(column, position);
    else report(0, position, 'heading', 'is no heading of this sheet, or here twice; correct or delete it');
  }
  if (!positions.has(FILE)) report(0, 0, 'heading', `a column "${FILE.heading}" is missing; add it`);

  return sheet.rows.flatMap((values, row): Row[] => {
    if (row === 0 || values.every(isEmpty)) return [];
    const texts = new Map<Column, string | undefined>();
    for (const [column, position] of positions) {
      const { text } = readCell(sheet, row, position);
      texts.set(column, text);
      if (text === undefined) report(row, position, column.heading, unexpected(column.expected));
    }
    return [
      {
        textOf: (column) => texts.get(column),
        report: (column, problem) => report(row, positions.get(column) ?? 0, column.heading, problem),
      },
    ];
  });
}

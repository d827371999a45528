import { cellRef } from 'hucre/xlsx';

/** A problem in a cell of the spreadsheet. Row and column start at 0. */
export interface SheetProblem {
  sheet: string;
  row: number;
  column: number;
  /** The heading of the column, or another subject. */
  subject: string;
  message: string;
  remedy: string;
}

const quoted = (sheet: string): string => (/^\w+$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`);

/** Formats a problem like those of the content check: `Pulses!F12 Specifications: Moisture: is missing; add it`. */
export const formatSheetProblem = ({ sheet, row, column, subject, message, remedy }: SheetProblem): string =>
  `${quoted(sheet)}!${cellRef(row, column)} ${subject}: ${message}; ${remedy}`;

import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { HEADER, PROPERTIES, textCell } from '../../src/build/spreadsheet';
import { slugOf } from '../../src/content/check/listing';
import { valueAt } from '../../src/content/schema';
import { type Column, FILE } from './columns';
import type { GroupSheet } from './sheets';

/** Empty rows below the entries whose cells have the format "Text", so that `0713.60` can be typed there. */
const NEW_ROWS = 100;

/** Width of a column in characters. */
const WIDTH = { min: 8, max: 48 } as const;

/** Returns the text that the cell of an entry has. */
export function textIn(file: string, data: unknown, column: Column): string {
  if (column === FILE) return slugOf(file);
  const value = valueAt(data, column.path);
  return value === undefined ? '' : column.write(value);
}

const cellOf = (text: string, { cellType }: Column): Partial<Cell> =>
  text !== '' && cellType === 'number'
    ? { ...textCell(text, { numFmt: '0' }), value: Number(text), type: 'number' }
    : textCell(text);

function sheetOf({ name, columns, entries }: GroupSheet): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const widths = columns.map((column, position) => {
    const { heading, note } = column;
    cells.set(`0,${position}`, { ...textCell(heading, HEADER), comment: { text: note } });
    const texts = entries.map(({ file, parsed }) => textIn(file, parsed.data, column));
    for (const [index, text] of [...texts, ...Array(NEW_ROWS).fill('')].entries())
      cells.set(`${index + 1},${position}`, cellOf(text, column));
    const lengths = [heading, ...texts].flatMap((text) => text.split('\n')).map((line) => line.length);
    return { width: Math.min(WIDTH.max, Math.max(WIDTH.min, ...lengths) + 2) };
  });
  return { name, columns: widths, cells, freezePane: { rows: 1, columns: 1 } };
}

/** Writes all entries of all catalogues. Texts are in text cells. The same entries result in the same bytes. */
export const writeWorkbook = (sheets: readonly GroupSheet[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map(sheetOf), properties: PROPERTIES });

import { type Cell, type CellStyle, calculateColumnWidth, type WorkbookProperties } from 'hucre/xlsx';

const TEXT: CellStyle = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } };

/** An empty cell, or one with text. Its format keeps `0713.60` from becoming a number when someone edits it. */
export function textCell(text: string, style: CellStyle = {}): Partial<Cell> {
  // XLSX encodes characters as `_x0041_`, so a text that looks like this needs an encoded underscore.
  const encoded = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  const value =
    text === '' ? { value: null, type: 'empty' as const } : { value: encoded, type: 'string' as const };
  return { ...value, style: { ...TEXT, ...style } };
}

export const HEADER: CellStyle = { font: { bold: true } };

/** Returns a column that is as wide as its longest line, up to a width at which longer lines wrap. */
export const columnFor = (texts: string[]) => ({ width: calculateColumnWidth(texts, { maxWidth: 50 }) });

const NAME_LENGTH = 31;

/** Compares names like Excel, which ignores letter case. */
const compareNames = new Intl.Collator('en', { sensitivity: 'base' }).compare;

/** Returns a name that Excel allows and that no earlier sheet has. */
export function sheetName(wanted: string, taken: readonly string[] = []): string {
  const base = wanted.replace(/[[\]:*?/\\]/g, ' ').replace(/^'|'$/g, '');
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const name = base.slice(0, NAME_LENGTH - suffix.length).trim() + suffix;
    if (!taken.some((other) => compareNames(other, name) === 0)) return name;
  }
}

/** Fixed dates, so that the same content always results in the same file. */
export const PROPERTIES: WorkbookProperties = { created: new Date(0), modified: new Date(0) };

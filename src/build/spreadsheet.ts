import { type CellStyle, calculateColumnWidth, type WriteSheet, writeXlsx } from 'hucre/xlsx';

/** The format keeps `0713.60` from becoming a number when someone edits it. */
const TEXT: CellStyle = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } };
const HEADING: CellStyle = { ...TEXT, font: { bold: true } };

/** XLSX encodes characters as `_x0041_`, so a text that looks like this needs an encoded underscore. */
const encode = (text: string) => (text === '' ? null : text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));

/**
 * Returns a sheet of texts below a row of headings, which stays in view. A column is as wide as its longest line, up to a
 * width at which longer lines wrap.
 * @param frozen the number of columns that stay in view, too
 */
export function textSheet(
  name: string,
  columns: readonly { heading: string; note?: string }[],
  rows: readonly string[][],
  frozen: number,
): WriteSheet {
  const all = [columns.map(({ heading }) => heading), ...rows];
  const widths = columns.map((_, index) => {
    const texts = all.map((row) => row[index] ?? '');
    return calculateColumnWidth(texts, { maxWidth: 50 });
  });
  const headings = columns.map(({ note }, index) => {
    const cell = { style: HEADING, ...(note && { comment: { text: note } }) };
    return [`0,${index}`, cell] as const;
  });
  return {
    name,
    columns: widths.map((width) => ({ style: TEXT, width })),
    rows: all.map((row) => row.map(encode)),
    cells: new Map(headings),
    freezePane: { rows: 1, columns: frozen },
  };
}

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

/** Writes a workbook. Its dates are fixed, so that the same content always results in the same file. */
export const writeSheets = (sheets: WriteSheet[]): Promise<Uint8Array> =>
  writeXlsx({ sheets, properties: { created: new Date(0), modified: new Date(0) } });

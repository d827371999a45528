/** Damaged spreadsheets: each is refused with the cell, and no file changes. */
import { cellRef, type Sheet } from 'hucre/xlsx';
import { sampleContent } from '../../../support/sampleContent';
import { addProducts, cellsOf, exportSheets, importSheets, snapshot } from '../../../support/spreadsheet';

const content = sampleContent();
beforeEach(() => addProducts(content, 3));

// All tests begin with the same content, so one export is enough.
let exported: ReturnType<typeof exportSheets> | undefined;
const exportOnce = async () => {
  exported ??= exportSheets(content);
  const { groups, sheets } = await exported;
  const filled = sheets.map(
    ({ name, rows }): Sheet => ({ name, rows: rows.filter((row) => row.some(Boolean)) }),
  );
  return { groups, sheets: structuredClone(filled) };
};

type Cells = ReturnType<typeof cellsOf>;
/** Damages the sheet "Peas & beans". Returns the damaged cell: its heading, or its place, and its row. */
type Damage = (cells: Cells, sheet: Sheet, sheets: Sheet[]) => void;

const set =
  (heading: string, value: Parameters<Cells['set']>[1]): Damage =>
  (cells) =>
    cells.set(heading, value);

/** Damages of one cell in the first row: heading, damage, and part of the message. */
const ofCells: [string, Damage, string][] = [
  ['Supply: HS code', set('Supply: HS code', 713.6), 'has become a number'],
  ['Limits', set('Limits', new Date('2026-05-01T00:00:00Z')), 'has become a date'],
  ['Number', (cells) => cells.setFormula('Number', '1+1', '2'), 'is a formula'],
  ['Sample', (cells) => cells.setError('Sample', '#REF!'), 'is the error #REF!'],
  ['Name', set('Name', true), 'has become true'],
  ['Number', set('Number', null), 'is missing'],
  ['Calendar: Shipment', set('Calendar: Shipment', null), 'is missing'],
  ['File', set('File', 'pea-9'), 'there is no entry "pea-9"; did you mean "pea-1"?'],
  ['File', set('File', null), 'is empty, but "pea-1" exists already'],
  ['File', set('File', 'linseed'), 'belongs to the sheet "'],
  [
    'File',
    (cells) => {
      cells.set('File', '../pea-9');
      cells.set('Number', null);
    },
    '"../pea-9" cannot be a file name',
  ],
  ['File', set('File', 'Pea-1'), '"Pea-1" cannot be a file name; did you mean "pea-1"?'],
  ['Number', set('Number', 'first'), '"first" is not a whole number'],
  ['Sample', set('Sample', 'ja'), '"ja" is not yes; write yes, or empty the cell'],
  [
    'Calendar: Sowing',
    set('Calendar: Sowing', 'Juny | July'),
    '"Juny" is not one of the allowed values; did you mean "June"?',
  ],
  ['Calendar: Sowing', set('Calendar: Sowing', 'June | July | August'), 'has too many bars; write From | To'],
  ['Limits', set('Limits', 'Broken | Nil | ISO 1 | ISO 2'), 'has too many bars; write Name | Value | Method'],
  ['Picture: Picture file', set('Picture: Picture file', 'images/none.png'), 'does not exist'],
  ['Article', set('Article', 'none'), '"none" is not one of the file names in content/blog'],
];

/** Damages of whole sheets: the cell, the damage, and part of the message. `*` is the column after the last one. */
const ofSheets: [string, Damage, string][] = [
  ['A3', (cells) => cells.set('File', 'pea-1', 2), 'File: "pea-1" is in two rows'],
  ['C3', (cells) => cells.set('Number', 1, 2), 'Number: 1 is already used by'],
  [
    'D1',
    (_, { rows }) => rows[0]?.splice(3, 1, 'Nane'),
    'heading: "Nane" is not a heading of this sheet; did you mean "Name"?',
  ],
  ['A1', (_, sheet) => sheet.rows.unshift(['Our entries']), 'heading: "Our entries" is not a heading'],
  ['D1', (_, { rows }) => rows.map((row) => row.splice(3, 1)), 'Name: is missing'],
  [
    'E1',
    (_, { rows }) => rows.map((row) => row.splice(4, 0, row[3] ?? null)),
    'Name: is the heading of two columns',
  ],
  [
    '*2',
    (_, { rows }) => rows[1]?.splice(rows[0]?.length ?? 0, 0, 'to do'),
    'cell: is in a column without a heading',
  ],
  ['A1', (_, sheet) => Object.assign(sheet, { hidden: true }), 'sheet: is hidden'],
  [
    'B2',
    (_, sheet) => Object.assign(sheet, { merges: [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }] }),
    'cell: is merged',
  ],
  ['D5', (cells) => cells.set('Details', 'Something', 4), 'Name: is missing'],
  ['A5', (cells) => cells.set('Name', 'दाल', 4), 'File: cannot be made from the name'],
];

async function refusal(damage: Damage): Promise<string[]> {
  const before = snapshot(content);
  const { groups, sheets } = await exportOnce();
  const sheet = sheets.find(({ name }) => name === 'Peas & beans');
  if (!sheet) throw new Error('There is no sheet to damage');
  sheet.cells = new Map();
  const cells = cellsOf(sheet);
  // A right change, which must not be written either.
  cells.set('Details', 'New details.', 3);
  damage(cells, sheet, sheets);
  const { errors, files } = await importSheets(content, groups, sheets);
  expect(files).toEqual([]);
  expect(snapshot(content)).toEqual(before);
  return errors;
}

/** Names each test by its cell and message. */
const named = (damages: [string, Damage, string][]) =>
  damages.map(([cell, damage, message]) => ({ cell, damage, message }));

test.each(named(ofCells))('$cell $message', async ({ cell: heading, damage, message }) => {
  const sheet = (await exportOnce()).sheets.find(({ name }) => name === 'Peas & beans') as Sheet;
  const start = `'Peas & beans'!${cellsOf(sheet).place(heading)} ${heading}: `;
  const errors = await refusal(damage);
  expect(errors.filter((error) => error.startsWith(start) && error.includes(message))).toHaveLength(1);
});

test.each(named(ofSheets))('$cell $message', async ({ cell: place, damage, message }) => {
  const sheet = (await exportOnce()).sheets.find(({ name }) => name === 'Peas & beans');
  const cell = place.replace('*', cellRef(0, sheet?.rows[0]?.length ?? 0).replace('1', ''));
  const errors = await refusal(damage);
  expect(errors.filter((error) => error.startsWith(`'Peas & beans'!${cell} ${message}`))).toHaveLength(1);
});

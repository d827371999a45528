/** Damaged spreadsheets: each is refused with the cell, and no file changes. */
import type { Sheet } from 'hucre/xlsx';
import { sampleContent } from '../../../support/sampleContent';
import { addProducts, cellsOf, exportSheets, importSheets, snapshot } from '../../../support/spreadsheet';

const content = sampleContent();
beforeEach(() => addProducts(content, 3));

type Cells = ReturnType<typeof cellsOf>;
/** Damages the sheet "Peas & beans". */
type Damage = (cells: Cells, sheet: Sheet) => void;

const set =
  (heading: string, value: Parameters<Cells['set']>[1]): Damage =>
  (cells) =>
    cells.set(heading, value);

/** Damages of one cell in the first row. */
const ofCells: [heading: string, message: string, Damage][] = [
  ['Supply: HS code', 'has become a number', set('Supply: HS code', 713.6)],
  ['Limits', 'has become a date', set('Limits', new Date('2026-05-01T00:00:00Z'))],
  [
    'Number',
    'is a formula',
    ({ setCell }) => setCell('Number', { type: 'formula', formula: '1+1', value: '2' }),
  ],
  ['Sample', 'is the error #REF!', ({ setCell }) => setCell('Sample', { type: 'error', value: '#REF!' })],
  ['Name', 'has become true', set('Name', true)],
  ['Number', 'is missing', set('Number', null)],
  ['Calendar: Shipment', 'is missing', set('Calendar: Shipment', null)],
  ['File', 'there is no entry "pea-9"; did you mean "pea-1"?', set('File', 'pea-9')],
  ['File', 'is empty, but "pea-1" exists already', set('File', null)],
  ['File', 'belongs to the sheet "', set('File', 'linseed')],
  ['File', '"../pea-9" cannot be a file name', set('File', '../pea-9')],
  ['File', '"Pea-1" cannot be a file name; did you mean "pea-1"?', set('File', 'Pea-1')],
  ['Number', '"first" is not a whole number', set('Number', 'first')],
  ['Sample', '"ja" is not yes; write yes, or empty the cell', set('Sample', 'ja')],
  ['Calendar: Sowing', '"Juny" is not one of the allowed values', set('Calendar: Sowing', 'Juny | July')],
  ['Calendar: Sowing', 'has too many bars; write From | To', set('Calendar: Sowing', 'June | July | August')],
  ['Limits', 'has too many bars; write Name | Value | Method', set('Limits', 'Broken | Nil | ISO 1 | ISO 2')],
  ['Picture: Picture file', 'does not exist', set('Picture: Picture file', 'images/none.png')],
  ['Article', '"none" is not one of the file names in content/blog', set('Article', 'none')],
];

const MERGED = { startRow: 1, startCol: 1, endRow: 2, endCol: 1 };

/** Damages of whole sheets. */
const ofSheets: [cell: string, message: string, Damage][] = [
  ['A3', 'File: "pea-1" is in two rows', (cells) => cells.set('File', 'pea-1', 2)],
  ['C3', 'Number: 1 is already used by', (cells) => cells.set('Number', 1, 2)],
  [
    'D1',
    'heading: "Nane" is not a heading of this sheet; did',
    (_, { rows }) => rows[0]?.splice(3, 1, 'Nane'),
  ],
  ['D1', 'Name: is missing', (_, { rows }) => rows.map((row) => row.splice(3, 1))],
  ['E1', 'Name: is the heading of two columns', (_, { rows }) => rows[0]?.splice(4, 1, 'Name')],
  ['D2', 'cell: is in a column without a heading', (_, { rows }) => rows[0]?.splice(3, 1, null)],
  ['A1', 'sheet: is hidden', (_, sheet) => Object.assign(sheet, { hidden: true })],
  ['B2', 'cell: is merged', (_, sheet) => Object.assign(sheet, { merges: [MERGED] })],
  ['D5', 'Name: is missing', (cells) => cells.set('Details', 'Something', 4)],
  ['A5', 'File: cannot be made from the name', (cells) => cells.set('Name', 'दाल', 4)],
];

/** Damages a copy of the content. Expects that the import reports the cell and changes no file. */
async function expectRefused(damage: Damage, start: (cells: Cells) => string, message = '') {
  const before = snapshot(content);
  const { groups, sheets, peas } = await exportSheets(content);
  peas.cells = new Map();
  const cells = cellsOf(peas);
  const expected = `'Peas & beans'!${start(cells)}`;
  // A right change, which must not be written either.
  cells.set('Details', 'New details.', 3);
  damage(cells, peas);
  const { errors, files } = await importSheets(content, groups, sheets);
  expect([files, snapshot(content)]).toEqual([[], before]);
  expect(errors.filter((error) => error.startsWith(expected) && error.includes(message))).toHaveLength(1);
}

test.each(ofCells)('%s %s', (heading, message, damage) =>
  expectRefused(damage, ({ place }) => `${place(heading)} ${heading}: `, message),
);

test.each(ofSheets)('%s %s', (cell, message, damage) => expectRefused(damage, () => `${cell} ${message}`));

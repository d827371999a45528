/** The export and the import of entries as a spreadsheet. */
import { readXlsx } from 'hucre/xlsx';
import { planImport } from '../../../../tools/entries/planImport';
import { readGroups, writeWorkbook } from '../../../../tools/entries/workbook';
import { realContent } from '../../../support/contentCopy';
import { sampleContent } from '../../../support/sampleContent';
import {
  addProducts,
  cellsOf,
  exportSheets,
  importSheets,
  PEAS,
  sheetNamed,
  snapshot,
} from '../../../support/spreadsheet';

const content = sampleContent();
beforeEach(() => addProducts(content, 40));

/** Returns the text values in a document by their path. */
const leavesOf = (value: unknown, at = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}/${key}`))
    : [[at, value]];

test('a sheet has a text cell for each field, with the labels of the editor screen', async () => {
  const peas = cellsOf(sheetNamed((await exportSheets(content)).sheets, PEAS));
  expect(
    [
      'File',
      'Number',
      'Sample',
      'Picture: Picture file',
      'Tray: Picture file',
      'Supply: HS code',
      'Limits',
      'Varieties',
      'Calendar: Sowing',
    ].map((heading) => peas.get(heading)),
  ).toEqual([
    'pea-1',
    1,
    'yes',
    'images/plain.png',
    'images/plain.png',
    '0713.60',
    'Foreign \\| matter | Max 0.25% | ISO 605\nBroken | Nil\nColour | a\\|',
    'Flour\nMeal | fine\nWith a \\\\ backslash',
    'June | July',
  ]);
});

test.each(['sample', 'real'])(
  'a round trip without an edit changes no file of the %s content',
  async (which) => {
    const dir = which === 'real' ? realContent : content.dir;
    const { groups } = await readGroups(dir);
    const { sheets } = await readXlsx(await writeWorkbook(groups));
    const plan = await planImport(dir, groups, sheets, true);
    expect(plan).toEqual({ errors: [], warnings: [], files: [], differences: [], kept: [] });
  },
);

test('edited cells change exactly these values', async () => {
  const before = snapshot(content);
  const { groups, sheets } = await exportSheets(content);
  const peas = sheetNamed(sheets, PEAS);
  const cells = cellsOf(peas);
  const edited = new Map<string, Record<string, string>>();
  const fields = {
    Name: '/name',
    Details: '/details',
    'Picture: Description for those who cannot see it': '/image/alt',
    'Specifications: Shelf life': '/specs/shelfLife',
    'Supply: HS code': '/supply/hsCode',
  };
  let count = 0;
  for (let row = 1; row <= 40; row += 1)
    for (const [heading, field] of Object.entries(fields)) {
      count += 1;
      const text = `${cells.get(heading, row)} = edit ${count}`;
      cells.set(heading, text, row);
      const file = `products/pulses/${cells.get('File', row)}.json`;
      edited.set(file, { ...edited.get(file), [field]: text });
    }
  peas.cells = new Map();
  // Neither the order of the rows nor that of the columns matters.
  peas.rows = [peas.rows[0] ?? [], [], ...peas.rows.slice(1).reverse()].map((row) => [...row].reverse());
  const plan = await importSheets(content, groups, sheets);
  expect([plan.errors, plan.differences.length]).toEqual([[], count]);
  const after = snapshot(content);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [file, text] of Object.entries(after)) {
    const old = before[file] ?? '';
    const changes = edited.get(file);
    if (!changes) expect([file, text]).toEqual([file, old]);
    else {
      const expected = leavesOf(JSON.parse(old)).map(([at, value]) => [at, changes[at] ?? value]);
      expect([file, leavesOf(JSON.parse(text))]).toEqual([file, expected]);
      expect(text.split('\n')).toHaveLength(old.split('\n').length);
    }
  }
});

test('lists, flags, optional fields and groups of fields can be changed and emptied', async () => {
  const { groups, sheets } = await exportSheets(content);
  const cells = cellsOf(sheetNamed(sheets, PEAS));
  cells.set('Limits', 'Broken | Max 2%\r\n\r\n a \\| b |  Nil | ISO 1 ');
  cells.set('Varieties', ' Flour ');
  cells.set('Calendar: Shipment', 'January | March\nMay | June');
  for (const heading of [
    'Sample',
    'Article',
    'Calendar: Sowing',
    'Supply: HS code',
    'Supply: Packing',
    'Supply: Lead time',
  ])
    cells.set(heading, null);
  expect((await importSheets(content, groups, sheets)).errors).toEqual([]);
  const { article, supply, sample, ...data } = JSON.parse(
    content.read('products/pulses/pea-1.json'),
  ) as Record<string, unknown>;
  expect([article, supply, sample]).toEqual([undefined, undefined, undefined]);
  expect(data).toMatchObject({
    limits: [
      { name: 'Broken', value: 'Max 2%' },
      { name: 'a | b', value: 'Nil', method: 'ISO 1' },
    ],
    varieties: ['Flour'],
    calendar: {
      shipment: [
        { from: 'January', to: 'March' },
        { from: 'May', to: 'June' },
      ],
    },
  });
  expect(data.calendar).not.toHaveProperty('sowing');
});

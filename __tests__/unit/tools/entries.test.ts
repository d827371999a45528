/** The export and the import of entries as a spreadsheet. */
import { type CellValue, readXlsx, type Sheet, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { applyFiles, planImport } from '../../../tools/entries/planImport';
import { readGroups, writeWorkbook } from '../../../tools/entries/workbook';
import { PEAS, sampleContent } from '../../support/sampleContent';

const content = sampleContent();
const OPTIONAL = {
  values: { grade: 'A', parts: ['Flour', 'Meal | fine', 'With a \\ backslash'] },
  limits: [
    { name: 'Foreign | matter', value: 'Max 0.25%', method: 'ISO 605' },
    { name: 'Broken', value: 'a|' },
  ],
  supply: { hsCode: '0713.60', packing: 'Bags of 25 kg\nor 50 kg', leadTime: '3 weeks' },
  calendar: { sowing: [{ from: 'June', to: 'July' }], shipment: [{ from: 'May', to: 'May' }] },
  article: 'harvest',
};

beforeEach(() => {
  content.set('catalogues/goods/seeds.json', { name: 'Peas & beans' });
  content.set(PEAS, { sample: true, ...OPTIONAL });
  content.edit('catalogues/goods.json', ({ comparisons }) => {
    for (const table of comparisons as { columns: string[] }[]) table.columns = ['Broken'];
  });
});

/** Returns the sheets that `npm run entries:export` writes. The first one has the peas and the beans. */
async function exported() {
  const { groups } = await readGroups(content.dir);
  const { sheets } = await readXlsx(await writeWorkbook(groups));
  const [{ rows } = { rows: [] }] = sheets;
  const at = (heading: string) => rows[0]?.indexOf(heading) ?? -1;
  const set = (heading: string, value: CellValue, row = 1) => rows[row]?.splice(at(heading), 1, value);
  return { groups, sheets, rows, set };
}

/** Saves the sheets as a file and imports it. */
async function imported(sheets: readonly Sheet[], deleteMissing = false) {
  for (const sheet of sheets) sheet.cells = new Map();
  const saved = await readXlsx(await writeXlsx({ sheets: sheets as WriteSheet[] }));
  const { groups } = await readGroups(content.dir);
  const plan = await planImport(content.dir, groups, saved.sheets, deleteMissing);
  applyFiles(content.dir, plan.files);
  return plan;
}

test('the notes say that a field is required only if every entry must have it', async () => {
  const columns = (await readGroups(content.dir)).groups[0]?.columns ?? [];
  const required = columns.filter(({ note }) => note.startsWith('Required.'));
  const parts = required.map(({ heading }) => heading.split(':')[0]);
  expect(parts).toEqual(['Number', 'Name', 'Picture', 'Picture', 'Description']);
});

test('an unchanged export changes no file', async () => {
  const { groups, sheets } = await exported();
  const plan = await planImport(content.dir, groups, sheets, true);
  expect(plan).toEqual({ errors: [], warnings: [], files: [], kept: [] });
});

test('changed cells change exactly their fields, in any order of rows and columns', async () => {
  const { sheets, rows, set } = await exported();
  set('Name', 'Green peas');
  set('Figures: Weight', '3 g');
  set('Limits', 'Broken | Max 2%\r\n\r\n a \\| b |  Nil | ISO 1 ');
  for (const heading of ['Sample', 'Article', 'Supply: HS code', 'Supply: Packing', 'Supply: Lead time'])
    set(heading, null);
  for (const row of rows) row.reverse();
  rows.splice(1, 2, [], rows[2] ?? [], rows[1] ?? []);
  const { sample, article, supply, ...kept } = JSON.parse(content.read(PEAS)) as Record<string, unknown>;
  const { errors, files } = await imported(sheets);
  expect([errors, files.map(({ file }) => file)]).toEqual([[], [PEAS]]);
  expect(JSON.parse(content.read(PEAS))).toEqual({
    ...kept,
    name: 'Green peas',
    values: { ...OPTIONAL.values, weight: '3 g' },
    limits: [
      { name: 'Broken', value: 'Max 2%' },
      { name: 'a | b', value: 'Nil', method: 'ISO 1' },
    ],
  });
});

test.each<[heading: string, value: CellValue, message: string]>([
  ['Supply: HS code', 713.6, '713.6: is not a value of this column; write text in a cell with the format'],
  ['Limits', new Date('2026-05-01T00:00:00Z'), '"2026-05-01T00:00:00.000Z": is not a value of'],
  ['Limits', 'Broken, Max 2%', '"Broken, Max 2%": is not a value of this column; write one per line: Na'],
  ['Limits', 'Broken | | ISO 605', 'write one per line: Name | Value | Method (optional)'],
  ['Number', 'first', '"first": is not a value of this column; write a whole number in a cell'],
  ['Number', '2', '"2": 2 is in content/catalogues/goods/seeds/beans.json and content/'],
  ['Name', 'Some beans', '"Some beans": Some beans is in content/catalogues/goods/seeds/beans.json and'],
  ['Sample', 'ja', '"ja": is not a value of this column; write yes, or nothing'],
  ['Calendar: Sowing', 'May | June | July', '"May | June | July": is not a value of this column; write one'],
  ['File', 'pea', '"pea": is not an entry of this sheet; correct it, or empty "Number" for a new'],
  ['File', 'beans', '"beans": is that of another entry; change it, and empty "Number"'],
  ['File', 'Pea 2', '"Pea 2": makes no file name; write one with lower-case Latin letters'],
  ['Name', null, 'nothing: is missing; add it'],
  ['Revised', '26.04.2025', '"26.04.2025": is not a date that exists; write it as year-month-day'],
  ['Calendar: Sowing', 'Juny | July', '"Juny | July": "Juny" is not one of the allowed values; did you'],
  ['Picture: Picture file', '../../../images/none.png', 'does not exist'],
])('%s with %j is refused at its cell, and nothing is written', async (heading, value, message) => {
  const { sheets, set } = await exported();
  set('Details', 'New details.');
  set(heading, value);
  const { errors, warnings, files } = await imported(sheets);
  expect(errors).toEqual([expect.stringMatching(`^'Peas & beans'![A-Z]+[23] \\(${heading}\\) with `)]);
  expect(errors[0]).toContain(message);
  expect([warnings, files]).toEqual([[], []]);
});

test('formulas, errors, and unknown headings and sheets are refused', async () => {
  const { groups, sheets } = await exported();
  const [peas] = sheets as [Sheet];
  peas.cells?.set('1,1', { type: 'formula', formula: '1+1', value: '2' });
  peas.cells?.set('1,2', { type: 'error', value: '#REF!' });
  const headings = [...(peas.rows[0] ?? [])];
  peas.rows[0]?.splice(4, 1, 'Nane');
  const { errors } = await planImport(content.dir, groups, [peas, { ...peas, name: 'Rice' }], false);
  expect(errors).toEqual([
    `'Peas & beans'!E1 (heading) with "Nane": is no heading of this sheet, or here twice; correct or delete it`,
    expect.stringContaining(`!B2 (${headings[1]}) with a formula: is not a value of this column; write `),
    expect.stringContaining(`!C2 (${headings[2]}) with `),
    expect.stringContaining('sheet "Rice": is not one of Peas & beans, '),
  ]);
});

test('a new row becomes a file with a free number and a file name from its name', async () => {
  const { sheets, rows, set } = await exported();
  rows[60] = [...(rows[1] ?? [])];
  set('File', null, 60);
  set('Number', null, 60);
  set('Name', 'Crème pea (split)', 60);
  set('Description', 'A new pea that no other page describes, in words that are long enough.', 60);
  const file = 'catalogues/goods/seeds/creme-pea-split.json';
  rows[61] = [...(rows[60] ?? [])];
  const twice = '!A62 (File) with nothing: the name "Crème pea (split)" is that of another entry; ';
  expect((await imported(sheets)).errors).toEqual([expect.stringContaining(twice)]);
  rows.splice(61);
  const { errors, files } = await imported(sheets);
  expect([errors, files]).toEqual([[], [expect.objectContaining({ file, change: 'new' })]]);
  const created = { $schema: '../../../.schemas/entry-of-goods.json', id: 3, calendar: OPTIONAL.calendar };
  expect(JSON.parse(content.read(file))).toMatchObject(created);
});

test('an entry without a row is deleted only on request, and only if nothing leads to it', async () => {
  const beans = 'catalogues/goods/seeds/beans.json';
  const { sheets, rows } = await exported();
  const rest = sheets.map((sheet, index) => (index === 0 ? { ...sheet, rows: rows.slice(0, 2) } : sheet));
  expect(await imported(rest)).toMatchObject({ kept: [beans], files: [] });
  const before = content.read('pages/not-found.json');
  content.replace('pages/not-found.json', '/contact', '/goods/beans');
  const linked = await imported(rest, true);
  expect([linked.errors, linked.files]).toEqual([[expect.stringContaining(' action.to: the path "')], []]);
  content.write('pages/not-found.json', before);
  expect((await imported(rest, true)).files).toEqual([{ file: beans, change: 'deleted' }]);
});

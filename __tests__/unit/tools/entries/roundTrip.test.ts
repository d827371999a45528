/** The export and the import of entries as a spreadsheet. */
import { readXlsx } from 'hucre/xlsx';
import { planImport } from '../../../../tools/entries/planImport';
import { readGroups, writeWorkbook } from '../../../../tools/entries/workbook';
import { realContent } from '../../../support/contentCopy';
import { sampleContent } from '../../../support/sampleContent';
import { addProducts, cellsOf, exportSheets, importSheets, snapshot } from '../../../support/spreadsheet';

const content = sampleContent();
beforeEach(() => addProducts(content, 3));

test('a sheet has a text cell for each field, with the labels of the editor screen', async () => {
  const { peas } = await exportSheets(content);
  const cells = Object.fromEntries((peas.rows[0] ?? []).map((heading, at) => [heading, peas.rows[1]?.[at]]));
  expect(cells).toMatchObject({
    File: 'pea-1',
    Number: 1,
    Sample: 'yes',
    'Tray: Picture file': 'images/plain.png',
    'Supply: HS code': '0713.60',
    Limits: 'Foreign \\| matter | Max 0.25% | ISO 605\nBroken | Nil\nColour | a\\|',
    Varieties: 'Flour\nMeal | fine\nWith a \\\\ backslash',
    'Calendar: Sowing': 'June | July',
  });
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
  const { groups, sheets, peas } = await exportSheets(content);
  const cells = cellsOf(peas);
  const before = snapshot(content);
  for (const row of [1, 2, 3]) {
    const [name, alt, hsCode] = [`Edited ${row}`, `Picture = ${row}`, `0713.${row}0`];
    cells.set('Name', name, row);
    cells.set('Picture: Description for those who cannot see it', alt, row);
    cells.set('Supply: HS code', hsCode, row);
    content.edit(`products/pulses/pea-${row}.json`, (pea) => {
      pea.name = name;
      Object.assign(pea.image as object, { alt });
      Object.assign(pea.supply as object, { hsCode });
    });
  }
  const expected = snapshot(content);
  for (const [file, text] of Object.entries(before)) content.write(file, text);
  peas.cells = new Map();
  // Neither the order of the rows nor that of the columns matters.
  peas.rows = [peas.rows[0] ?? [], [], ...peas.rows.slice(1).reverse()].map((row) => [...row].reverse());
  const { errors, differences } = await importSheets(content, groups, sheets);
  expect([errors, differences.length]).toEqual([[], 9]);
  expect(snapshot(content)).toEqual(expected);
});

test('lists, flags, optional fields and groups of fields can be changed and emptied', async () => {
  const { groups, sheets, peas } = await exportSheets(content);
  const cells = cellsOf(peas);
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

import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { writeSpecifications } from '../../../src/build/writeSpecifications';
import { temporaryFolder } from '../../support/folder';

const folder = temporaryFolder();

type Cells = [string | null, string | null];
const row = (name: string, group: string, values: Cells, methods: Cells = [null, null]) => ({
  group,
  entry: { name, path: `/goods/${name.toLowerCase()}` },
  values,
  methods,
});

const peas = row('Peas', 'Pulses', ['0713.10', 'Max 2%'], [null, 'ISO 605']);
const specifications = {
  banner: { crumb: 'Specifications' },
  download: { table: 'Range', group: 'Group', name: 'Name', method: '{limit}: test', url: 'Sheet' },
  tables: [
    { title: 'Foods', columns: ['HS code', 'Broken'], rows: [peas, row('Oil', 'Oils', ['1515', null])] },
    { title: 'Fibers', columns: ['Count', 'HS code'], rows: [row('Jute', 'Natural', ['Ne 6', '5303'])] },
  ],
};

test('the tables are one table, with test methods and the URL of each sheet, and the same bytes each time', async () => {
  const write = async () => {
    await writeSpecifications(folder.dir, { siteUrl: 'https://www.deccan.in' }, specifications);
    return readFileSync(folder.at('specifications.xlsx'));
  };
  const workbook = await write();
  expect(Buffer.compare(workbook, await write())).toBe(0);
  const { sheets } = await readXlsx(workbook);
  expect(sheets.map(({ name }) => name)).toEqual(['Specifications']);
  expect(sheets[0]?.rows.map((cells) => cells.map((cell) => cell ?? ''))).toEqual([
    ['Range', 'Group', 'Name', 'HS code', 'Broken', 'Broken: test', 'Count', 'Sheet'],
    ['Foods', 'Pulses', 'Peas', '0713.10', 'Max 2%', 'ISO 605', '', 'https://www.deccan.in/goods/peas'],
    ['Foods', 'Oils', 'Oil', '1515', '', '', '', 'https://www.deccan.in/goods/oil'],
    ['Fibers', 'Natural', 'Jute', '5303', '', '', 'Ne 6', 'https://www.deccan.in/goods/jute'],
  ]);
});

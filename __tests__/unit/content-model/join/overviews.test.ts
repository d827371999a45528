import type { CatalogueEntry } from '../../../../src/content-model/documents/catalogue';
import type { FactContext } from '../../../../src/content-model/join/entryFacts';
import {
  barsOf,
  comparisonTable,
  entriesAround,
  firstInTurn,
  MAX_NEIGHBOURS,
} from '../../../../src/content-model/join/overviews';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('the samples are the first entries of each group', () => {
  const entriesOf = (count: number) => numbers(count).map((entry) => ({ entry }));
  const samples = (...counts: number[]) =>
    firstInTurn(counts.map((count) => ({ entries: entriesOf(count) }))).map(({ entries }) => entries);
  expect(samples(2, 0, 3)).toEqual([2, 3].map(entriesOf));
  expect(samples(3, 40, 40)).toEqual([3, 11, 10].map(entriesOf));
});

test('a sheet has links to the entries around it, and to the whole group if the group is small', () => {
  expect(entriesAround(numbers(5), 4)).toEqual(numbers(5));
  expect(entriesAround(numbers(40), 0)).toEqual(numbers(MAX_NEIGHBOURS));
  expect(entriesAround(numbers(40), 20)).toContain(20);
  expect(entriesAround(numbers(40), 39)).toEqual(numbers(40).slice(-MAX_NEIGHBOURS));
});

const field = (key: string, label: string) => [key.toLowerCase(), { key, label }] as const;
const fields = new Map([field('grade', 'Grade'), field('leaf', 'Leaf size'), field('hsCode', 'HS code')]);
const context = { fields, terms: new Map(), language: 'en' } as unknown as FactContext;
const listed = (name: string, facts: object) => ({
  group: 'Some',
  key: name,
  entry: { name, ...facts } as CatalogueEntry,
});

test('a table has the columns that its catalogue names and an entry needs, with empty cells for entries without the value', () => {
  const purity = { name: 'Purity', value: 'Min 99%', method: 'ISO 1' };
  const rows = [
    listed('Assam', { values: { grade: 'BOP' } }),
    listed('Pepper', { supply: { hsCode: '0904.11' }, limits: [purity] }),
  ];
  const named = ['leaf', 'grade', 'Purity', 'Count', 'hsCode'];
  const comparison = { title: 'Some table', header: 'Name', columns: named };
  const { columns, rows: cells } = comparisonTable(comparison, rows, context);
  expect([columns, ...cells.flatMap(({ values, methods }) => [values, methods])]).toEqual([
    ['Grade', 'Purity', 'HS code'],
    ['BOP', null, null],
    [null, null, null],
    [null, 'Min 99%', '0904.11'],
    [null, 'ISO 1', null],
  ]);
});

test.each([
  [['2% (dry basis)', '4% (dry basis)', '5% (as is)'], 'dry basis', ['2%', '4%', '5% (as is)']],
  [['60 GSM, ±5%', '90 GSM, dyed, ±5%'], '±5%', ['60 GSM', '90 GSM, dyed']],
  [['1% بالعدد كحد أقصى', '2% بالعدد كحد أقصى'], 'بالعدد كحد أقصى', ['1%', '2%']],
  [['Min 2% (dry basis)', 'Min 4% (dry basis)', 'Min 5%'], undefined],
  [['12 months', '18 months'], undefined],
])('of the values %j, the header says %p', (grades, qualifier, expected = grades) => {
  const rows = grades.map((grade) => listed(grade, { values: { grade } }));
  const comparison = { title: 'Some table', header: 'Name', columns: ['grade'] };
  const { columns, rows: cells } = comparisonTable(comparison, rows, context);
  expect(columns).toEqual([qualifier ? `Grade (${qualifier})` : 'Grade']);
  expect(cells.flatMap(({ values }) => values)).toEqual(expected);
});

test('the first two key facts of each entry are one column, with labels', () => {
  const rows = [listed('Assam', { values: { grade: 'BOP', leaf: '2 mm' }, supply: { hsCode: '0902' } })];
  const keyFacts = { header: 'Key facts', facts: ['Purity', 'hsCode', 'grade', 'leaf'] };
  const comparison = { title: 'Some table', header: 'Name', keyFacts, columns: [] };
  const { columns, rows: cells } = comparisonTable(comparison, rows, context);
  expect([columns, cells[0]?.values]).toEqual([['Key facts'], ['HS code: 0902\nGrade: BOP']]);
});

test('bars are sorted by their figures, and values without a figure have none', () => {
  const values = ['1,500.5 g', 'Nil', '1,00,000 g', '10 g'];
  const entries = values.map((ash) => listed(ash, { values: { ash } }).entry);
  expect(barsOf('ash', entries, context).map(({ value, length }) => [value, length])).toEqual([
    ['1,00,000 g', 1],
    ['1,500.5 g', 0.015],
    ['10 g', 0],
  ]);
});

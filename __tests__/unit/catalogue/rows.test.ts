import { columnsOf, columnWidths, isComparable, sortRows } from '../../../src/catalogue/table/rows';

const row = (name: string, ...values: (string | null)[]) => ({
  name,
  values,
  path: `/${name}`,
  group: 'Dals',
  tradeNames: null,
  others: [],
});
const table = (columns: string[], tableRows: (typeof rows)[number][]) => ({
  title: 'Food products',
  header: 'Name',
  columns,
  limits: [],
  rows: tableRows,
});
const rows = [
  row('Toor', 'Max 12%', 'Max 0.25%'),
  row('Oil', 'Max 0.10%', null),
  row('Moong', 'Max 9%', 'Max 0.5%'),
  row('Salt', 'Nil', 'Max 0.5% (dry)'),
];
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test.each([
  // "Nil" is less than any figure.
  ['Moisture', 'ascending', ['Salt', 'Oil', 'Moong', 'Toor']],
  ['Broken', 'ascending', ['Toor', 'Moong', 'Salt', 'Oil']],
  ['Broken', 'descending', ['Salt', 'Moong', 'Toor', 'Oil']],
  ['Name', 'ascending', ['Moong', 'Oil', 'Salt', 'Toor']],
] as const)('rows sorted by %s, %s', (column, direction, expected) => {
  const columns = columnsOf(table(['Moisture', 'Broken'], rows));
  expect(names(sortRows(rows, columns, { column, direction }))).toEqual(expected);
});

test.each([
  [
    'grouped numbers are sorted by value',
    undefined,
    ['Min 0.5', 'Max 900', '1,500.75 kg', '12,500', 'Max 50,000', '1,00,000', '2,50,000.5', '1,000,000'],
  ],
  ['a comma that is not a group separator ends the number', undefined, ['1,5', '2, 100', '3,0000', '12,13']],
  [
    'French numbers are sorted by value',
    ['\u202F', ','],
    ['1,25 %', '1,5 %', '0713.20', '0713.31', '50\u202F000'],
  ],
])('%s', (_, separators, values) => {
  const reversed = values.map((value) => row(value, value)).reverse();
  const columns = columnsOf(table(['Value'], reversed), separators);
  expect(names(sortRows(reversed, columns, { column: 'Value', direction: 'ascending' }))).toEqual(values);
});

test.each([
  ['limits', ['Max 0.25%', 'Min 22% (dry basis)', 'Nil', '\u200E0.5% \u0643\u062D\u062F'], true],
  ['HS codes', ['0713.60', '5201 lint, 5205 yarn', '5501 tow'], true],
  ['counts', ['Ne 6 to 100, ±2.5%', 'Nm 2/28 to 2/32', '20/22 denier, raw', '8 to 10 lb'], false],
])('only values in one unit can be compared: %s', (_, values, comparable) => {
  expect(isComparable(values)).toBe(comparable);
});

test('the widths of columns depend on the longest text, and add up to the width of the table', () => {
  const products = [row('Toor Dal', 'Nil', 'Min 22%, as is', 'x'.repeat(80)), row('Oil', null, null, null)];
  const columns = columnsOf(table(['Broken', 'Protein', 'HS code'], products));
  const [name = 0, short = 0, medium = 0, long = 0] = columnWidths(columns, products);
  expect(name + short + medium + long).toBeCloseTo(100, 0);
  expect(short).toBeLessThan(medium);
  expect(medium).toBeLessThan(long);
  expect(long).toBeLessThan(2 * medium);
});

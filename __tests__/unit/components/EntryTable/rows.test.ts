import { filterRows, nextOrder, sortRows } from '../../../../src/components/EntryTable/rows';

const row = (name: string, ...values: (string | null)[]) => ({ name, path: `/${name}`, values });
const rows = [
  row('Toor', 'Max 12%', 'Max 0.25%'),
  row('Oil', 'Max 0.10%', null),
  row('Moong', 'Max 9%', 'Max 0.5%'),
  row('Salt', 'Nil', 'Max 0.5% (dry)'),
];
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test.each([
  ['', ['Toor', 'Oil', 'Moong', 'Salt']],
  ['  ', ['Toor', 'Oil', 'Moong', 'Salt']],
  [' MOO ', ['Moong']],
  ['0.25%', ['Toor']],
  ['.', ['Toor', 'Oil', 'Moong', 'Salt']],
  ['(dry)', ['Salt']],
  ['Toor Max', []],
])('the term "%s" matches the rows whose names or values contain it', (term, expected) => {
  expect(names(filterRows(rows, term))).toEqual(expected);
});

test.each([
  [0, 'ascending', ['Oil', 'Moong', 'Toor', 'Salt']],
  [0, 'descending', ['Salt', 'Toor', 'Moong', 'Oil']],
  [1, 'ascending', ['Toor', 'Moong', 'Salt', 'Oil']],
  [1, 'descending', ['Salt', 'Moong', 'Toor', 'Oil']],
  [-1, 'ascending', ['Moong', 'Oil', 'Salt', 'Toor']],
] as const)('column %s, %s', (column, direction, expected) => {
  expect(names(sortRows(rows, { column, direction }))).toEqual(expected);
});

test('all Unicode forms match, and the texts of two cells are not concatenated', () => {
  const typographic = [row("Buyer's", '20-ft', 'Non-standard'), row('Seller’s', '40‑ft', 'Crème, 20\u00A0t')];
  const found = (term: string) => names(filterRows(typographic, term));
  expect(['20‑ft', "seller's", 'creme, 20 t'].map(found)).toEqual([["Buyer's"], ['Seller’s'], ['Seller’s']]);
  expect(['20-ft\nnon', '20-ft non'].flatMap(found)).toEqual([]);
});

test.each([
  [
    'grouped numbers are sorted by value',
    ['Min 0.5', 'Max 900', '1,500.75 kg', '12,500', 'Max 50,000', '1,00,000', '2,50,000.5', '1,000,000'],
  ],
  ['a comma that is not a group separator ends the number', ['1,5', '2, 100', '3,0000', '12,13']],
])('%s', (_, values) => {
  const reversed = values.map((value) => row(value, value)).reverse();
  expect(names(sortRows(reversed, { column: 0, direction: 'ascending' }))).toEqual(values);
});

test('selecting the same column again reverses the order, and another column starts ascending', () => {
  const up = { column: 2, direction: 'ascending' } as const;
  const down = { column: 2, direction: 'descending' } as const;
  expect([undefined, up, down].map((order) => nextOrder(order, 2))).toEqual([up, down, up]);
  expect(nextOrder(down, 0)).toEqual({ column: 0, direction: 'ascending' });
});

import { filterRows, nextOrder, sortRows } from '../../../../src/features/specifications/rows';

const row = (name: string, ...values: (string | undefined)[]) => ({ name, path: `/${name}`, values });
const rows = [
  row('Toor', 'Max 12%', 'Max 0.25%'),
  row('Oil', 'Max 0.10%', undefined),
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
])('the term "%s" leaves the rows in whose name or values it occurs', (term, expected) => {
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

test('without an order the rows stay as they are', () => {
  expect(sortRows(rows, undefined)).toBe(rows);
});

test('the same column again turns the order round, another one begins anew', () => {
  const up = nextOrder(undefined, 2);
  expect(up).toEqual({ column: 2, direction: 'ascending' });
  const down = nextOrder(up, 2);
  expect(down.direction).toBe('descending');
  expect(nextOrder(down, 2).direction).toBe('ascending');
  expect(nextOrder(down, 0)).toEqual({ column: 0, direction: 'ascending' });
});

import { packEntry, rowsOf } from '../../../src/catalogue/packedEntries';

const entries = [
  { slug: 'toor-dal-no-1', name: 'Toor Dal (No. 1)', hsCode: '0713.60', values: ['Max 12%', undefined] },
  { slug: 'creme', name: 'Cr\u00E8me', hsCode: undefined, values: [undefined, 'Min 1%'] },
];
const packed = {
  path: '/goods',
  hsCode: 'HS code',
  columns: ['Moisture', 'Protein'],
  rows: entries.map(packEntry),
};

test('only a slug that does not follow from the name is packed', () => {
  expect(packed.rows).toEqual([
    ['Toor Dal (No. 1)', '0713.60', 'Max 12%', null],
    ['Cr\u00E8me', null, null, 'Min 1%', 'creme'],
  ]);
});

test('rows have the path, the note and the values of each entry, and are the same objects each time', () => {
  expect(rowsOf(packed)).toMatchObject([
    {
      id: 'toor-dal-no-1',
      name: 'Toor Dal (No. 1)',
      path: '/goods/toor-dal-no-1',
      hsCode: '0713.60',
      note: 'HS code 0713.60',
      values: ['Max 12%', null],
    },
    { id: 'creme', path: '/goods/creme', hsCode: null, note: null, values: [null, 'Min 1%'] },
  ]);
  expect(rowsOf(packed)).toBe(rowsOf(packed));
});

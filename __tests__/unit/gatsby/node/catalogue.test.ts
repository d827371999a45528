import { fibers } from '../../../../src/content/documents/fibers';
import { bars, specificationTable, trays } from '../../../../src/gatsby/node/catalogue';

const group = (name: string, count: number) => ({
  name,
  entries: Array.from({ length: count }, (_, index) => ({ slug: `${name}-${index}` })),
});

test('the trays have the first entries of each group', () => {
  const sizes = (...counts: number[]) =>
    trays(counts.map((count, index) => group(String(index), count))).map(({ entries }) => entries.length);
  expect(sizes(2, 0, 3)).toEqual([2, 3]);
  expect(sizes(3, 40, 40)).toEqual([3, 11, 10]);
  expect(trays([group('a', 40)])[0]?.entries.at(-1)).toEqual({ slug: 'a-23' });
});

test('the specifications table has no column without a value, and other limits where the usual ones are missing', () => {
  const sources = {
    catalogue: fibers,
    page: {},
    section: { supplyLabels: { hsCode: 'HS code' } },
  } as Parameters<typeof specificationTable>[0];
  const texts = { title: 'Fibers', header: 'Fiber', limits: ['Weight', 'Count'] };
  const listed = (name: string, limits: object[]) =>
    ({ group: 'Natural', path: `/textiles/${name}`, entry: { name, limits } }) as Parameters<
      typeof specificationTable
    >[2][number];
  const table = specificationTable(sources, texts, [
    listed('Jute', [{ name: 'Count', value: 'Ne 6', method: 'ISO 2060' }]),
    listed(
      'Silk',
      ['Odor', 'Gum', 'Ash', 'Oil'].map((name) => ({ name, value: 'None' })),
    ),
  ]);
  expect(table.columns).toEqual(['Count']);
  expect(table.rows.map(({ values, methods, others }) => [values, methods, others])).toEqual([
    [['Ne 6'], ['ISO 2060'], []],
    [[undefined], [undefined], ['Odor', 'Gum', 'Ash'].map((label) => ({ label, value: 'None' }))],
  ]);
});

test('bars are sorted by their figures, also if these have direction marks, and values without a figure have none', () => {
  const values = ['\u200E10 g\u200E', 'Nil', '20 g'].map((value) => ({ label: `of ${value}`, value }));
  expect(bars(values, 'en').map(({ value, length }) => [value, length])).toEqual([
    ['20 g', 1],
    ['\u200E10 g\u200E', 0.5],
  ]);
});

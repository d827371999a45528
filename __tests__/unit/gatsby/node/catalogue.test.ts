import { fibers } from '../../../../src/content/documents/fibers';
import { products } from '../../../../src/content/documents/products';
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

type TableArguments = Parameters<typeof specificationTable>;

const listed = (name: string, facts: object) =>
  ({ group: 'Some', path: `/some/${name}`, entry: { name, ...facts } }) as TableArguments[2][number];
const texts = { title: 'Some table', header: 'Name' };
const section = { supplyLabels: { hsCode: 'HS code' } };

test('the specifications table has no column without a value, and other limits where the usual ones are missing', () => {
  const sources = { catalogue: fibers, page: {}, section } as TableArguments[0];
  const limits = ['Odor', 'Gum', 'Ash', 'Oil'].map((name) => ({ name, value: 'None' }));
  const table = specificationTable(sources, { ...texts, limits: ['Weight', 'Count'] }, [
    listed('Jute', { limits: [{ name: 'Count', value: 'Ne 6', method: 'ISO 2060' }] }),
    listed('Silk', { limits }),
  ]);
  expect(table.columns).toEqual(['Count']);
  expect(table.rows.map(({ values, methods, others }) => [values, methods, others])).toEqual([
    [['Ne 6'], ['ISO 2060'], []],
    [[undefined], [undefined], ['Odor', 'Gum', 'Ash'].map((label) => ({ label, value: 'None' }))],
  ]);
});

test('the specifications table of products has the columns that dals need, and empty cells for spices', () => {
  const page = { specLabels: { moisture: 'Moisture', protein: 'Protein', shelfLife: 'Shelf life' } };
  const sources = { catalogue: products, page, section } as unknown as TableArguments[0];
  const cells = (entries: TableArguments[2]) => {
    const { columns, rows } = specificationTable(sources, texts, entries);
    return [columns, ...rows.map(({ values, others }) => [...values, ...others])];
  };
  const spices = [
    listed('Pepper', { supply: { hsCode: '0904.11' } }),
    listed('Cumin', { limits: [{ name: 'Purity', value: 'Min 99%' }] }),
  ];
  expect(cells([listed('Toor', { specs: { protein: 'Min 22%' } }), ...spices])).toEqual([
    ['Protein', 'HS code'],
    ['Min 22%', undefined],
    [undefined, '0904.11'],
    [undefined, undefined],
  ]);
  expect(cells(spices)).toEqual([['HS code'], ['0904.11'], [undefined]]);
});

test('bars are sorted by their figures, also if these have direction marks, and values without a figure have none', () => {
  const values = ['\u200E10 g\u200E', 'Nil', '20 g'].map((value) => ({ label: `of ${value}`, value }));
  expect(bars(values, 'en').map(({ value, length }) => [value, length])).toEqual([
    ['20 g', 1],
    ['\u200E10 g\u200E', 0.5],
  ]);
});

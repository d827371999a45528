import type { CatalogueEntry } from '../../../../src/content-model/documents/catalogue';
import { type FactContext, type Shown, shownFacts } from '../../../../src/content-model/join/entryFacts';
import {
  barsOf,
  comparisonTable,
  entriesAround,
  firstInTurn,
  MAX_NEIGHBOURS,
} from '../../../../src/content-model/join/overviews';

const group = (name: string, count: number) => ({
  name,
  entries: Array.from({ length: count }, (_, index) => `${name}-${index}`),
});

test('the samples are the first entries of each group', () => {
  const sizes = (...counts: number[]) =>
    firstInTurn(counts.map((count, index) => group(String(index), count))).map(
      ({ entries }) => entries.length,
    );
  expect(sizes(2, 0, 3)).toEqual([2, 3]);
  expect(sizes(3, 40, 40)).toEqual([3, 11, 10]);
  expect(firstInTurn([group('a', 40)])[0]?.entries.at(-1)).toBe('a-23');
});

test('a sheet has links to the entries around it, and to the whole group if the group is small', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  expect(entriesAround(numbers(5), 4)).toEqual(numbers(5));
  expect(entriesAround(numbers(40), 0)).toEqual(numbers(MAX_NEIGHBOURS));
  expect(entriesAround(numbers(40), 20)).toContain(20);
  expect(entriesAround(numbers(40), 39)).toEqual(numbers(40).slice(-MAX_NEIGHBOURS));
});

const contextOf = (folder: string, page: object = {}) =>
  ({
    shown: shownFacts[folder] as Shown,
    page,
    section: { supplyLabels: { hsCode: 'HS code' } },
    terms: new Map(),
    language: 'en',
  }) as unknown as FactContext;
const entryOf = (name: string, facts: object) => ({ name, ...facts }) as CatalogueEntry;
const listed = (name: string, facts: object) => ({
  group: 'Some',
  path: `/some/${name}`,
  entry: entryOf(name, facts),
});
const texts = { title: 'Some table', header: 'Name' };

test('the specifications table has no column without a value, and other limits where the usual ones are missing', () => {
  const limits = ['Odor', 'Gum', 'Ash', 'Oil'].map((name) => ({ name, value: 'None' }));
  const rows = [
    listed('Jute', { limits: [{ name: 'Count', value: 'Ne 6', method: 'ISO 2060' }] }),
    listed('Silk', { limits }),
  ];
  const table = comparisonTable({ ...texts, limits: ['Weight', 'Count'] }, rows, contextOf('fibers'));
  expect([table.columns, table.limits]).toEqual([['Count'], ['Count']]);
  expect(table.rows.map(({ values, methods, others }) => [values, methods, others])).toEqual([
    [['Ne 6'], ['ISO 2060'], []],
    [[null], [null], ['Odor', 'Gum', 'Ash'].map((label) => ({ label, value: 'None' }))],
  ]);
});

test('the specifications table of products has the columns that dals need, and empty cells for spices', () => {
  const page = { specLabels: { moisture: 'Moisture', protein: 'Protein', shelfLife: 'Shelf life' } };
  const cells = (entries: Parameters<typeof comparisonTable>[1]) => {
    const { columns, rows } = comparisonTable(texts, entries, contextOf('products', page));
    return [columns, ...rows.map(({ values, others }) => [...values, ...others])];
  };
  const spices = [
    listed('Pepper', { supply: { hsCode: '0904.11' } }),
    listed('Cumin', { limits: [{ name: 'Purity', value: 'Min 99%' }] }),
  ];
  expect(cells([listed('Toor', { specs: { protein: 'Min 22%' } }), ...spices])).toEqual([
    ['Protein', 'HS code'],
    ['Min 22%', null],
    [null, '0904.11'],
    [null, null],
  ]);
  expect(cells(spices)).toEqual([['HS code'], ['0904.11'], [null]]);
});

test('bars are sorted by their figures, and values without a figure have none', () => {
  const entries = ['1,500.5 g', 'Nil', '1,00,000 g', '10 g'].map((protein) =>
    entryOf(protein, { nutrition: { protein } }),
  );
  expect(barsOf(entries, contextOf('products')).map(({ value, length }) => [value, length])).toEqual([
    ['1,00,000 g', 1],
    ['1,500.5 g', 0.015],
    ['10 g', 0],
  ]);
});

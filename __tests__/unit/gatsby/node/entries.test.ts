import * as z from 'zod';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../../../../src/content/documents/catalogue';
import { fibers } from '../../../../src/content/documents/fibers';
import { products } from '../../../../src/content/documents/products';
import { type CatalogueSection, catalogueSection } from '../../../../src/content/documents/sheet';
import { unwrapOptional } from '../../../../src/content/model/schema';
import { entriesAround, entryFacts, MAX_NEIGHBOURS } from '../../../../src/gatsby/node/entries';

/** Creates a value with all optional fields. Each text is the path of its field, such as `specs.moisture`. */
function filled(schema: z.core.$ZodType, path: string): unknown {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(inner.shape).map(([key, field]) => [
        key,
        filled(field, `${path}.${key}`),
      ]),
    );
  return inner instanceof z.ZodArray ? [filled(inner.element, path)] : path;
}

const section = filled(catalogueSection, 'section') as CatalogueSection;
const sourcesOf = (catalogue: Catalogue, changes: object = {}) => ({
  catalogue,
  section,
  page: filled(catalogue.page.schema, 'page') as CataloguePage,
  entry: { ...(filled(catalogue.entry.schema, 'entry') as CatalogueEntry), ...changes },
  language: 'ar',
});

test('a row without a value and a table without rows are omitted', () => {
  const specs = { type: 'Seed', origin: undefined, applications: undefined, strength: undefined };
  expect(entryFacts.tables(sourcesOf(fibers, { specs, ratios: ['65/35', '50/50'] }))).toEqual([
    {
      caption: 'page.specsTitle',
      aligned: false,
      rows: [
        { label: 'page.specLabels.type', value: 'Seed' },
        { label: 'page.ratiosTitle', value: '65/35،\u200F 50/50' },
      ],
    },
  ]);
});

test('an entry without any fact, such as a spice, has no tables, lists and highlights', () => {
  const facts = { specs: undefined, nutrition: undefined, varieties: undefined, features: undefined };
  const none = { ...facts, limits: undefined, supply: undefined, ratios: undefined };
  for (const catalogue of [products, fibers]) {
    const sources = sourcesOf(catalogue, none);
    const { tables, limits, supply, hsCode, highlights } = entryFacts;
    for (const lists of [tables, highlights]) expect(lists(sources)).toEqual([]);
    for (const single of [limits, supply, hsCode]) expect(single(sources)).toBeUndefined();
    expect(catalogue.list?.(sources.page as never, sources.entry as never)).toBeUndefined();
  }
  const pepper = sourcesOf(products, { ...none, specs: { origin: 'Wayanad' } });
  expect(entryFacts.tables(pepper).map(({ rows }) => rows.map(({ value }) => value))).toEqual([['Wayanad']]);
  expect(products.bar?.(pepper.entry as never)).toBeUndefined();
});

test('the highlights are HS code, key facts, load, smallest order and lead time, or the first two limits of a fiber', () => {
  const labels = (sources: ReturnType<typeof sourcesOf>) =>
    entryFacts.highlights(sources).map(({ label }) => label.split('.').at(-1));
  const supply = ['load20', 'minimumOrder', 'leadTime'];
  expect(labels(sourcesOf(products))).toEqual(['hsCode', 'moisture', 'protein', ...supply]);
  const limits = ['Count', 'Weight', 'Odor'].map((name) => ({ name, value: `of ${name}, \u00B15%` }));
  expect(entryFacts.highlights(sourcesOf(fibers, { limits, supply: undefined }))).toEqual([
    { label: 'Count', value: 'of Count' },
    { label: 'Weight', value: 'of Weight' },
  ]);
});

test.each([
  [['10\u00A0g', '\u200E1,446 kcal\u200E', '331 كيلو كالوري', 'Nil'], true],
  [['10 g', 'Max 2%'], false],
  [['Nil', 'White'], false],
])('the values %j are aligned: %p', (values, aligned) => {
  const limits = values.map((value) => ({ name: `of ${value}`, value }));
  expect(entryFacts.limits(sourcesOf(fibers, { limits }))?.aligned).toBe(aligned);
});

test('a sheet has links to the entries around it, and to the whole group if the group is small', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  expect(entriesAround(numbers(5), 4)).toEqual(numbers(5));
  expect(entriesAround(numbers(40), 0)).toEqual(numbers(MAX_NEIGHBOURS));
  expect(entriesAround(numbers(40), 20)).toContain(20);
  expect(entriesAround(numbers(40), 39)).toEqual(numbers(40).slice(-MAX_NEIGHBOURS));
});

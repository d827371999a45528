import * as z from 'zod';
import { catalogues } from '../../../../src/content/catalogues';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../../../../src/content/documents/catalogue';
import { fibers } from '../../../../src/content/documents/fibers';
import { products } from '../../../../src/content/documents/products';
import { type CatalogueSection, catalogueSection } from '../../../../src/content/documents/sheet';
import { fieldKindOf, unwrapOptional } from '../../../../src/content/model/schema';
import { bars, entriesAround, entryFacts, MAX_NEIGHBOURS } from '../../../../src/gatsby/node/facts';
import { entryList, specificationTable } from '../../../../src/gatsby/node/specificationTables';

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

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** Returns the fields of a document that appear only in tables, lists and key facts. */
const factsOf = (schema: z.ZodObject, data: object) =>
  Object.entries(data).filter(
    ([field]) =>
      schema.shape[field] && ['fact', 'resolved'].includes(fieldKindOf(schema.shape[field])?.kind ?? ''),
  );

const section = filled(catalogueSection, 'section') as CatalogueSection;
const sourcesOf = (catalogue: Catalogue, changes: object = {}) => ({
  catalogue,
  section,
  page: filled(catalogue.page.schema, 'page') as CataloguePage,
  entry: { ...(filled(catalogue.entry.schema, 'entry') as CatalogueEntry), ...changes },
  language: 'ar',
});

test.each(catalogues.map((catalogue) => [catalogue.folder, catalogue] as const))(
  'tables, list and highlights of an entry of %s contain all values and labels',
  (_, catalogue) => {
    const sources = sourcesOf(catalogue);
    const highlights = entryFacts.highlights(sources).map(({ parts }) => parts.join(''));
    const shown = new Set([
      ...textsIn(Object.values(entryFacts).map((join) => join(sources))),
      ...highlights,
    ]);
    const declared = [
      ...factsOf(catalogue.entry.schema, sources.entry),
      ...factsOf(catalogue.page.schema, sources.page),
      ...factsOf(catalogueSection, section),
    ];
    expect(declared.length).toBeGreaterThan(0);
    expect([...shown]).toEqual(expect.arrayContaining(textsIn(declared.map(([, value]) => value))));
  },
);

test('a row without a value and a table without rows are omitted', () => {
  const specs = { type: 'Seed', origin: undefined, applications: undefined, strength: undefined };
  expect(entryFacts.tables(sourcesOf(fibers, { specs, ratios: ['65/35', '50/50'] }))).toEqual([
    {
      caption: 'page.specsTitle',
      aligned: false,
      rows: [
        { label: 'page.specLabels.type', value: 'Seed' },
        { label: 'page.ratiosTitle', value: '65/35، 50/50' },
      ],
    },
  ]);
});

test('the highlights are HS code, key facts, load, smallest order and lead time, or the first two limits of a fiber', () => {
  const labels = (sources: ReturnType<typeof sourcesOf>) =>
    entryFacts.highlights(sources).map(({ label }) => label.split('.').at(-1));
  const supply = ['load20', 'minimumOrder', 'leadTime'];
  expect(labels(sourcesOf(products))).toEqual(['hsCode', 'moisture', 'protein', ...supply]);
  const limits = ['Count', 'Weight', 'Odor'].map((name) => ({ name, value: `of ${name}` }));
  expect(labels(sourcesOf(fibers, { limits, supply: undefined }))).toEqual(['Count', 'Weight']);
});

test('the supply omits the values that the highlights show in full, unless no others are left', () => {
  const values = (supply: object) =>
    entryFacts.supply(sourcesOf(products, { supply }))?.rows.map(({ value }) => value);
  const hsCode = '0713.60';
  const load20 = '24 t in bags, 18 t on pallets';
  expect(values({ hsCode, packing: 'Bags', load20, leadTime: '3 weeks' })).toEqual(['Bags', load20]);
  expect(values({ hsCode })).toEqual([hsCode]);
});

test.each([
  ['0713.60', ['', '0713.60', '']],
  ['Max 12%', ['Max ', '12%', '']],
  ['24 t in bags, 18 t on pallets', ['', '24 t', ' in bags']],
  ['One 20-ft container; mixed with other dals from 5 t each', ['One 20-ft container']],
  ['4 to 6 weeks after approval of the lab dip', ['', '4 to 6', ' weeks after approval of the lab dip']],
  // In translations, figures have marks: for their direction, or because they are part of a word.
  [
    'من 45 إلى \u200E110\u00A0GSM\u200E،\u200F \u200E±5%\u200E',
    ['من ', '45 إلى \u200E110\u00A0GSM', '\u200E'],
  ],
  ['حاوية واحدة \u206020 قدماً؛ أو أكثر', ['حاوية واحدة \u206020 قدماً']],
])('the highlight of %j is %j', (value, parts) => {
  const limits = [{ name: 'Count', value }];
  expect(entryFacts.highlights(sourcesOf(fibers, { limits, supply: undefined }))[0]?.parts).toEqual(parts);
});

test('the specifications table has no column without a value; a list has its HS codes below the names', () => {
  const limits = [{ name: 'Count', value: 'Ne 6', method: 'ISO 2060' }];
  const texts = { title: 'Fibers', header: 'Fiber', limits: ['Weight', 'Count'] };
  const sources = sourcesOf(fibers, { name: 'Jute', limits });
  const other = sourcesOf(fibers, { name: 'Silk', limits: undefined, supply: undefined }).entry;
  const hsCode = 'section.supplyLabels.hsCode';
  const table = specificationTable(sources, texts, [
    { entry: sources.entry, slug: 'jute', group: 'Natural', path: '/textiles/jute' },
    { entry: other, slug: 'silk', group: 'Natural', path: '/textiles/silk' },
  ]);
  expect(table.columns).toEqual(['Count', hsCode]);
  expect(table.rows.map(({ values, methods }) => [values, methods])).toEqual([
    [
      ['Ne 6', 'entry.supply.hsCode'],
      ['ISO 2060', undefined],
    ],
    [
      [undefined, undefined],
      [undefined, undefined],
    ],
  ]);
  expect(entryList(table, hsCode)).toMatchObject({
    columns: ['Count'],
    rows: [{ slug: 'jute', note: `${hsCode} entry.supply.hsCode`, values: ['Ne 6'] }, { slug: 'silk' }],
  });
});

test('a sheet has links to the entries around it, and to the whole group if the group is small', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  expect(entriesAround(numbers(5), 4)).toEqual(numbers(5));
  expect(entriesAround(numbers(40), 0)).toEqual(numbers(MAX_NEIGHBOURS));
  expect(entriesAround(numbers(40), 20)).toContain(20);
  expect(entriesAround(numbers(40), 39)).toEqual(numbers(40).slice(-MAX_NEIGHBOURS));
});

test('bars are sorted by their figures, also if these have direction marks, and values without a figure have none', () => {
  const values = ['\u200E10 g\u200E', 'Nil', '20 g'].map((value) => ({ label: `of ${value}`, value }));
  expect(bars(values, 'en').map(({ value, length }) => [value, length])).toEqual([
    ['20 g', 1],
    ['\u200E10 g\u200E', 0.5],
  ]);
});

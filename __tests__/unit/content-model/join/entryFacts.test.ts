import * as z from 'zod';
import type {
  Catalogue,
  CatalogueEntry,
  CataloguePage,
} from '../../../../src/content-model/documents/catalogue';
import { fibers } from '../../../../src/content-model/documents/fibers';
import { products } from '../../../../src/content-model/documents/products';
import { type CatalogueSection, catalogueSection } from '../../../../src/content-model/documents/sheet';
import {
  entryFacts,
  type FactContext,
  firstClause,
  type Shown,
  shownFacts,
} from '../../../../src/content-model/join/entryFacts';
import { unwrapOptional } from '../../../../src/content-model/model/schema';

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

/** Returns the facts of an entry on a page in Arabic. */
function factsOf(catalogue: Catalogue, changes: object = {}, terms: FactContext['terms'] = new Map()) {
  const entry = { ...(filled(catalogue.entry.schema, 'entry') as CatalogueEntry), ...changes };
  const context: FactContext = {
    shown: shownFacts[catalogue.folder] as Shown,
    section: filled(catalogueSection, 'section') as CatalogueSection,
    page: filled(catalogue.page.schema, 'page') as CataloguePage,
    language: 'ar',
    terms,
  };
  return entryFacts(entry, context, (name) => (name === 'Tofu' ? '/soy/tofu' : undefined));
}

const NONE = {
  specs: undefined,
  nutrition: undefined,
  varieties: undefined,
  features: undefined,
  limits: undefined,
  supply: undefined,
  ratios: undefined,
};

test('a row without a value and a table without rows are omitted', () => {
  const specs = { type: '12 g', origin: undefined, applications: undefined, strength: undefined };
  expect(factsOf(fibers, { specs, ratios: ['65/35', '50/50'] }).tables).toMatchObject([
    {
      caption: 'page.specsTitle',
      aligned: false,
      rows: [
        { label: 'page.specLabels.type', value: '12 g' },
        { label: 'page.ratiosTitle', value: expect.stringMatching(/^65\/35،.? 50\/50$/u) },
      ],
    },
  ]);
});

test('an entry without any fact, such as a spice, has no tables, lists and highlights', () => {
  for (const catalogue of [products, fibers]) {
    const { tables, limits, supply, highlights, list } = factsOf(catalogue, NONE);
    expect([tables, highlights]).toEqual([[], []]);
    expect([limits, supply, list]).toEqual([undefined, undefined, undefined]);
  }
  const { tables } = factsOf(products, { ...NONE, specs: { origin: 'WA' } });
  expect(tables.map(({ rows }) => rows.map(({ value }) => value))).toEqual([['WA']]);
});

test('the highlights are HS code, key facts, load, smallest order and lead time, or the first two limits of a fiber', () => {
  const labels = factsOf(products).highlights.map(({ label }) => label.split('.').at(-1));
  expect(labels).toEqual(['hsCode', 'moisture', 'protein', 'load20', 'minimumOrder', 'leadTime']);
  const limits = ['Count', 'Weight', 'Odor'].map((name) => ({ name, value: '12%, \u00B15%' }));
  const terms = new Map([['Count', 'عدد']]);
  expect(factsOf(fibers, { ...NONE, limits }, terms).highlights).toEqual([
    { label: 'عدد', value: '12%' },
    { label: 'Weight', value: '12%' },
  ]);
});

test('values are translated with terms, and one without a term says that it is English', () => {
  const terms = new Map([['Max {1}%', '{1}% كحد أقصى']]);
  const limits = [
    { name: 'Ash', value: 'Max 12%', method: 'ISO 605' },
    { name: 'Oil', value: 'About 2%' },
  ];
  expect(factsOf(fibers, { limits }, terms).limits?.rows).toEqual([
    { label: 'Ash', value: '12% كحد أقصى', method: 'ISO 605' },
    { label: 'Oil', value: 'About 2%', language: 'en' },
  ]);
});

test('an item with the name of an entry, also with a remark in brackets, is a link to it', () => {
  const { list } = factsOf(products, { varieties: ['Tofu', 'Tofu (firm)', 'Oil'] });
  expect(list?.items.map(({ path }) => path)).toEqual(['/soy/tofu', '/soy/tofu', undefined]);
});

test.each([
  [['10\u00A0g', '1,446 kcal', '331 كيلو كالوري', 'Nil'], true],
  [['10 g', 'Max 2%'], false],
  [['Nil', 'White'], false],
])('the values %j are aligned: %p', (values, aligned) => {
  const limits = values.map((value) => ({ name: `of ${value}`, value }));
  expect(factsOf(fibers, { limits }).limits?.aligned).toBe(aligned);
});

test.each([
  ['Max 12%', 'Max 12%'],
  ['Max 90% (liquid, total solids min 10%)', 'Max 90% (liquid, total solids min 10%)'],
  ['24 t in bags, 18 t on pallets', '24 t in bags'],
  ['Un conteneur\u202F; panaché dès 5 t', 'Un conteneur'],
  ['من 45 إلى 110\u00A0غ/م²، ±5%', 'من 45 إلى 110\u00A0غ/م²'],
])('the first clause of %j is %j', (value, clause) => {
  expect(firstClause(value)).toBe(clause);
});

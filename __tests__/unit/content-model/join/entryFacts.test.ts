import type { CatalogueEntry } from '../../../../src/content-model/documents/catalogue';
import { contextOf, entryFacts, firstClause } from '../../../../src/content-model/join/entryFacts';
import { SECTION_FILE } from '../../../../src/content-model/join/localContent';
import { termsFrom } from '../../../../src/content-model/translation/terms';

const field = (label: string, isList = false) => ({ key: label.toLowerCase(), label, isList });
const catalogue = {
  tables: [
    { caption: 'Leaf', fields: [field('Grade'), field('Flush', true)] },
    { caption: 'Figures', fields: [field('Ash')] },
  ],
  lists: [field('Blends')],
  keyFacts: ['grade', 'count\u00A0'],
};

const names = ['hsCode', 'packing', 'load20', 'load40', 'minimumOrder', 'leadTime'];
const supplyLabels = Object.fromEntries(names.map((name) => [name, name]));
const section = { limitsTitle: 'Limits', supplyTitle: 'Supply', supplyLabels };

/** Returns the facts of an entry on a page in Arabic. */
function factsOf(facts: object, terms: [string, string][] = []) {
  const byFile = new Map([[SECTION_FILE, { data: section }]]);
  const content = { byFile, language: 'ar', terms: termsFrom(terms) };
  const context = contextOf(content as never, { data: catalogue } as never);
  const pathOf = (name: string) => (name === 'Assam' ? '/teas/assam' : undefined);
  return entryFacts({ name: 'Some tea', ...facts } as CatalogueEntry, context, pathOf);
}

test('a row without a value and a table without rows are omitted', () => {
  const { tables } = factsOf({ values: { flush: ['First', 'Second'] } });
  const rows = [{ label: 'Flush', value: expect.stringMatching(/^First،.? Second$/u) }];
  expect(tables).toMatchObject([{ caption: 'Leaf', rows }]);
});

test('an entry without any fact has no tables, lists and highlights', () => {
  expect(factsOf({})).toEqual({ tables: [], highlights: [], summary: [], lists: [] });
});

test('the highlights are HS code, key facts, which may be limits, load, smallest order and lead time', () => {
  const limits = ['Weight', 'Count'].map((name) => ({ name, value: '12%, \u00B15%' }));
  const supply = Object.fromEntries(names.map((name) => [name, '1']));
  const { highlights, summary } = factsOf({ values: { grade: 'FOP' }, limits, supply }, [['count ', 'عدد']]);
  const listed = highlights.map(({ label, value }) => `${label}: ${value}`);
  const expected = ['hsCode: 1', 'Grade: FOP', 'عدد: 12%', 'load20: 1', 'minimumOrder: 1', 'leadTime: 1'];
  expect(listed).toEqual(expected);
  expect(summary).toEqual([highlights[0], highlights[1], highlights[4]]);
});

test('values are translated with terms, and one without a term says that it is English', () => {
  const limits = [
    { name: 'Ash', value: 'Max 12%', method: 'ISO 605' },
    { name: 'Oil', value: 'About 2%' },
  ];
  expect(factsOf({ limits }, [['Max {1}%', '{1}% كحد أقصى']]).limits?.rows).toEqual([
    { label: 'Ash', value: '12% كحد أقصى', method: 'ISO 605', atEnd: true },
    { label: 'Oil', value: 'About 2%', language: 'en', atEnd: true },
  ]);
});

test('an item with the name of an entry, also with a remark in brackets, is a link to it', () => {
  const { lists } = factsOf({ values: { blends: ['Assam', 'Assam (broken)', 'Earl Grey'] } });
  const [{ items = [] } = {}] = lists;
  expect(items.map(({ path }) => path)).toEqual(['/teas/assam', '/teas/assam', undefined]);
});

test.each([
  ['1,446 kcal', true],
  ['Min 22% (dry basis)', true],
  ['14% to 17%', true],
  ['24 t in bags, 18 t on pallets', undefined],
  ['Nil', true],
])('on phones the limit %j is at the end of its row: %p', (value, atEnd) => {
  expect(factsOf({ limits: [{ name: 'Ash', value }] }).limits?.rows[0]?.atEnd).toBe(atEnd);
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

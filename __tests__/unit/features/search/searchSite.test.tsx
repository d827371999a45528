import { searchSite } from '../../../../src/features/search/searchSite';
import type { SearchRecord } from '../../../../src/searchIndex';

const record = (title: string, text: string): SearchRecord => ({
  kind: 'company',
  path: `/${title}`,
  title,
  text,
});
const records = [
  record('terms', "The buyer's port, non-standard bags, and a 20-ft container at −18 °C."),
  record('crops', 'Café crème, soft cot\u00ADton; the seller’s 40‑ft container.'),
];

beforeAll(() => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => records }) });
});

const found = async (term: string) =>
  (await searchSite(term)).pages.map(({ title, excerpt }) => [
    title,
    ...excerpt.filter(({ isFound }) => isFound).map(({ text }) => text),
  ]);

test.each([
  ['buyer’s', [['terms', 'buyer', 's']]],
  ['non–standard', [['terms', 'non', 'standard']]],
  ['20‑ft', [['terms', '20', 'ft']]],
  ['20\u00A0ft', [['terms', '20', 'ft']]],
  ['-18', [['terms', '−18']]],
  ['cafe creme', [['crops', 'Café', 'crème']]],
  ['COTTON', [['crops', 'cot\u00ADton']]],
  ["seller's", [['crops', 'seller', 's']]],
  ['40-ft', [['crops', '40', 'ft']]],
])('"%s" finds and marks %j', async (term, expected) => {
  expect(await found(term)).toEqual(expected);
});

test('a typing error is forgiven if nothing is found otherwise', async () => {
  expect(await found('contaner')).toHaveLength(2);
});

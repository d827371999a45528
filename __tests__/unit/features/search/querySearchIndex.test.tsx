import { querySearchIndex } from '../../../../src/features/search/querySearchIndex';
import type { SearchRecord } from '../../../../src/features/search/searchRecord';

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
  (await querySearchIndex(term)).pages.map(({ title, excerpt }) => [
    title,
    ...excerpt.filter(({ isFound }) => isFound).map(({ text }) => text),
  ]);

test.each([
  ['buyer’s', [['terms', 'buyer', 's']]],
  ['20\u00A0ft', [['terms', '20', 'ft']]],
  ['-18', [['terms', '−18']]],
  ['cafe creme', [['crops', 'Café', 'crème']]],
  ['COTTON', [['crops', 'cot\u00ADton']]],
])('"%s" finds and marks %j', async (term, expected) => {
  expect(await found(term)).toEqual(expected);
});

test('typing errors are tolerated if there is no exact match', async () => {
  expect(await found('contaner')).toHaveLength(2);
});

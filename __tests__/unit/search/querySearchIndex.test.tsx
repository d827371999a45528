import { querySearchIndex } from '../../../src/search/querySearchIndex';
import type { SearchRecord } from '../../../src/search/searchRecord';

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

const [first, second] = records.map((one) => ({ parts: 2, pages: [one] }));
/** The parts that the server returns, by path. */
const files: Record<string, object | undefined> = {};
beforeAll(() => {
  Object.assign(globalThis, {
    fetch: async (path: string) => ({ ok: path in files, status: 404, json: async () => files[path] }),
  });
});

// This test is first, because a complete index is not loaded again.
test('a part that cannot be loaded does not hide the results of the others, and is loaded by the next search', async () => {
  await expect(querySearchIndex('container', 'en')).rejects.toThrow('/search-index.json answered 404');
  files['/search-index.json'] = first;
  expect(await querySearchIndex('container', 'en')).toMatchObject({ count: 1, isComplete: false });
  files['/search-index-2.json'] = second;
  expect(await querySearchIndex('container', 'en')).toMatchObject({ count: 2, isComplete: true });
});

const found = async (term: string) =>
  (await querySearchIndex(term, 'en')).pages.map(({ title, excerpt }) => [
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

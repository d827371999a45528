/** The page that comes first in searches of buyers, in the index of the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { querySearchIndex } from '../../src/search/searchIndex';
import { publicDir } from '../support/builtPages';

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: async (file: string) => ({
      ok: true,
      json: async () => JSON.parse(readFileSync(path.join(publicDir, file), 'utf8')),
    }),
  });
});

const searches = parse(readFileSync(path.join(__dirname, 'searches.yaml'), 'utf8')) as Record<
  string,
  Record<string, string[]>
>;

test.each(
  Object.entries(searches).flatMap(([language, pages]) =>
    Object.entries(pages).flatMap(([page, terms]) => terms.map((term) => [language, term, page] as const)),
  ),
)('%s: "%s" begins with %s', async (language, term, expected) => {
  const { pages } = await querySearchIndex(term, language);
  expect(pages[0]?.path).toBe(expected);
});

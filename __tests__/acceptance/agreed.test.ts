/**
 * Texts, names, URLs and lists that were agreed for the launch. If the owner agrees to a change, change the YAML file
 * as well.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { valueAt } from '../../src/content-model/model/schema';
import { querySearchIndex } from '../../src/search/searchIndex';
import { canonicalPaths, publicDir } from '../support/builtPages';
import { documentAt, documentsIn } from '../support/content';
import { attributes, documentOf, textsIn } from '../support/documents';
import { needs } from '../support/inPlace';
import { site } from '../support/labels';

/** The sample company has the first name in this list. */
const SAMPLE = 'content/SAMPLE.md';
const sample = existsSync(SAMPLE) && /^- (.+)$/m.exec(readFileSync(SAMPLE, 'utf8'))?.[1];
const test = needs({ 'sample content': sample === site.productName });

const readYaml = <T>(file: string): T => parse(readFileSync(path.join(__dirname, file), 'utf8'));
const entriesOf = <T>(file: string) => Object.entries(readYaml<Record<string, T>>(file));
const { pages, links } = readYaml<{ pages: string[]; links: Record<string, string> }>('routes.yaml');

test('every page of the launch exists', () => expect(canonicalPaths).toEqual(expect.arrayContaining(pages)));

test.each(Object.entries(links))('%s links to %s', (route, target) =>
  // The hash of a link to the contact form names an entry.
  expect(attributes(documentOf(route), 'main a', 'href').map((url) => url.split('#')[0])).toContain(target),
);

test.each(entriesOf<string[]>('texts.yaml'))('%s shows the agreed texts', (route, expected) => {
  const words = textsIn(documentOf(route).body).join(' ').replace(/\s+/g, ' ');
  expect(expected.filter((text) => !words.includes(text))).toEqual([]);
});

test.each(entriesOf<object>('names.yaml'))('content/%s contains the agreed names', (file, expected) =>
  expect(documentAt(file)).toMatchObject(expected),
);

/** The least number of items, or the values of fields of items. */
type Items = number | Record<string, unknown[]>;

test.each(entriesOf<Items>('lists.yaml'))('content/%s has the agreed items in order', (place, agreed) => {
  const [file = '', ...keys] = place.split(' ');
  const items = (keys.length ? valueAt(documentAt(file), keys) : documentsIn(file)) as object[];
  if (typeof agreed === 'number') expect(items.length).toBeGreaterThanOrEqual(agreed);
  else
    for (const [field, expected] of Object.entries(agreed)) {
      const values = items.map((item) => valueAt(item, field.split('.')));
      const kept = values.filter((value) => expected.some((one) => isDeepStrictEqual(one, value)));
      expect(kept).toEqual(expected);
    }
});

test.each(
  entriesOf<Record<string, string[]>>('searches.yaml').flatMap(([language, found]) =>
    Object.entries(found).flatMap(([page, terms]) => terms.map((term) => [language, term, page] as const)),
  ),
)('%s: a search for "%s" begins with %s', async (language, term, expected) => {
  const index = (file: string) => JSON.parse(readFileSync(path.join(publicDir, file), 'utf8')) as object;
  globalThis.fetch = async (file) => ({ ok: true, json: async () => index(String(file)) }) as Response;
  const [first] = await querySearchIndex(term, language);
  expect(first?.path).toBe(expected);
});

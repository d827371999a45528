/**
 * Texts, names, URLs and lists that were agreed for the launch. If the owner agrees to a change, change the YAML file
 * as well.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { valueAt } from '../../src/content/model/schema';
import { canonicalPaths } from '../support/builtPages';
import { documentAt, documentsIn } from '../support/content';
import { attributes, documentOf } from '../support/documents';

const readYaml = <T>(file: string): T => parse(readFileSync(path.join(__dirname, file), 'utf8'));
const entriesOf = <T>(file: string) => Object.entries(readYaml<Record<string, T>>(file));
const { pages, links } = readYaml<{ pages: string[]; links: Record<string, string> }>('routes.yaml');

/** Returns the text of a page, with a space between elements. */
function wordsOf(route: string): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(documentOf(route).body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ').replace(/\s+/g, ' ');
}

test.each(entriesOf<string[]>('texts.yaml'))('%s shows the agreed texts', (route, expected) => {
  const words = wordsOf(route);
  expect(expected.filter((text) => !words.includes(text))).toEqual([]);
});

test.each(entriesOf<object>('names.yaml'))('content/%s contains the agreed names', (file, expected) =>
  expect(documentAt(file)).toMatchObject(expected),
);

test.each(entriesOf<Record<string, unknown[]>>('lists.yaml'))(
  '%s contains the agreed items in their order',
  (place, fields) => {
    const [file = '', ...keys] = place.split(' ');
    const items = keys.length ? valueAt(documentAt(file), keys) : documentsIn(file);
    for (const [field, expected] of Object.entries(fields)) {
      const wanted = expected.map((item) => JSON.stringify(item));
      const list = (items as Record<string, unknown>[]).map((item) => JSON.stringify(item[field]));
      expect(list.filter((item) => wanted.includes(item))).toEqual(wanted);
    }
  },
);

test.each(entriesOf<number>('numbers.yaml'))('content/%s has at least %d documents', (folder, least) =>
  expect(documentsIn(folder).length).toBeGreaterThanOrEqual(least),
);

test('every page of the launch exists', () => expect(canonicalPaths).toEqual(expect.arrayContaining(pages)));

test.each(Object.entries(links))('%s links to %s', (route, target) =>
  expect(attributes(documentOf(route), 'main a', 'href')).toContain(target),
);

test.each([
  ['/export-services', 7],
  ['/import-services', 4],
  ['/value-added-services', 4],
])('%s has %d features', (link, count) => {
  const services = documentsIn<{ link: string; detail: { features: object[] } }>('services');
  expect(services.find((service) => service.link === link)?.detail.features).toHaveLength(count);
});

test.each([
  ['soybean', 6, 24],
  ['pulses', 12, 24],
])('the shelf lives of %s are %d to %d months', (group, least, most) => {
  for (const { specs } of documentsIn<{ specs: { shelfLife: string } }>(`products/${group}`)) {
    const months = [...specs.shelfLife.matchAll(/\d+(?=[\d\s-]*(?:to \d+ )?months)/g)].map(Number);
    const isWithin = months.length > 0 && months.every((month) => month >= least && month <= most);
    expect([specs.shelfLife, isWithin]).toEqual([specs.shelfLife, true]);
  }
});

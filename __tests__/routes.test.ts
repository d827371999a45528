import { readdirSync } from 'node:fs';
import {
  aliases,
  aliasesOf,
  articlePath,
  canonicalPath,
  isIndexable,
  NOT_FOUND,
  resolveWrongCase,
  screens,
  withoutTrailingSlash,
} from '../src/routes';

test('every screen has a file of its name in src/pages, and every file a screen', () => {
  const files = readdirSync('src/pages').map((file) => file.replace(/\.tsx$/, ''));
  const expected = [...screens, NOT_FOUND].map((path) => (path === '/' ? 'index' : path.slice(1)));
  expect(files.sort()).toEqual(expected.sort());
});

test('the aliases are those of the contract', () => {
  expect(aliases).toEqual({
    '/About': '/about',
    '/pulsesproducts': '/PulsesProducts',
    '/Textiles': '/textiles',
    '/midc': '/Midc',
  });
});

test('an alias is a page of its own address only in another letter case', () => {
  // The check of duplicate routes and hosts with case-insensitive disks rely on it.
  for (const [alias, canonical] of Object.entries(aliases))
    expect(alias.toLowerCase()).toBe(canonical.toLowerCase());
});

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/Textiles/', '/textiles'],
  ['/Textile', '/Textile'],
  ['/midc', '/Midc'],
  ['/unknown', '/unknown'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('slashes at the end go, the root keeps its own', () => {
  expect(withoutTrailingSlash('/blog/x//')).toBe('/blog/x');
  expect(withoutTrailingSlash('/')).toBe('/');
});

test('only the page of thanks and the 404 page stay out of search engines', () => {
  expect(
    [...screens, ...Object.keys(aliases), '/404', '/404.html', '/404/'].filter((path) => !isIndexable(path)),
  ).toEqual(['/thank-you', '/404', '/404.html', '/404/']);
});

test('aliases of a path', () => {
  expect(aliasesOf('/textiles')).toEqual(['/Textiles']);
  expect(aliasesOf('/Textile')).toEqual([]);
});

test('the address of an article', () => {
  expect(articlePath('trade-trends')).toBe('/blog/trade-trends');
});

describe('an address in the wrong letter case', () => {
  const known = ['/', '/textiles', '/Textiles', '/Textile', '/blog/trade-trends', '/Midc', '/midc'];
  test.each([
    ['/TEXTILES', '/textiles'],
    ['/textile', '/Textile'],
    ['/TEXTILE/', '/Textile'],
    ['/Blog/Trade-Trends', '/blog/trade-trends'],
    ['/MIDC', '/Midc'],
  ])('%s means %s', (path, target) => {
    expect(resolveWrongCase(path, known)).toBe(target);
  });
  test.each(['/textiles', '/Textiles', '/Textiles/', '/unknown', '/textilesx'])(
    '%s means no other',
    (path) => {
      expect(resolveWrongCase(path, known)).toBeUndefined();
    },
  );
});

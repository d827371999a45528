/** Targets of links, forms, pictures and scripts in the built pages. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath, isIndexable } from '../../../src/routes';
import { aliasPaths, canonicalPaths, publicDir } from '../../support/builtPages';
import { attributes, documentOf, documents, words } from '../../support/documents';
import { navigation } from '../../support/labels';

const targetsOf = (document: Document): Set<string> =>
  new Set([
    ...attributes(document, 'body [href], link[href]', 'href'),
    ...attributes(document, '[src]', 'src'),
    ...attributes(document, '[action]', 'action'),
    ...attributes(document, '[srcset]', 'srcset').flatMap((set) =>
      set.split(/,\s*/).map((one) => one.split(' ')[0] ?? ''),
    ),
  ]);

const hasId = (route: string, id: string) => documentOf(route).getElementById(id) !== null;

/** Whether the target of a URL on a page exists. URLs of other hosts must only be valid. */
function leadsSomewhere(route: string, target: string): boolean {
  if (/^(https:|mailto:[^@]+@|tel:\+\d+$|data:)/.test(target)) return true;
  const [address = '', hash] = target.split('#');
  if (address === '') return hash !== undefined && hasId(route, hash);
  const file = path.join(publicDir, decodeURI(address.replace(/\?.*$/, '')));
  const isFile = existsSync(file) && statSync(file).isFile();
  if (isFile) return !hash || readFileSync(file, 'utf8').includes(`id="${hash}"`);
  return existsSync(path.join(file, 'index.html')) && (!hash || hasId(address, hash));
}

test('every link, form, picture, style and script has an existing target', () => {
  for (const [route, document] of documents()) {
    const targets = [...targetsOf(document)];
    expect(targets.length).toBeGreaterThan(20);
    expect([route, targets.filter((target) => !leadsSomewhere(route, target))]).toEqual([route, []]);
  }
});

test('an alias has the same content as its canonical page', () => {
  const contents = (route: string) =>
    [...documentOf(route).querySelectorAll('header, main, footer')].map(words).join('\n');
  const others = aliasPaths.filter((alias) => contents(alias) !== contents(canonicalPath(alias)));
  expect(others).toEqual([]);
});

test('the main menu marks the entry of each page and the entry to which the page belongs', () => {
  expect(navigation.menu.some(({ pages }) => pages)).toBe(true);
  const menu: typeof navigation.menu = [navigation.home, ...navigation.menu];
  for (const [route, document] of documents()) {
    const path = canonicalPath(route);
    const page = (to: string) => (canonicalPath(to) === path ? ['page'] : []);
    const expected = menu.flatMap((entry) => {
      const links = [...(entry.links ?? []), ...(entry.more ?? [])];
      const others = [...links.map(({ to }) => to), ...(entry.pages ?? [])].map(canonicalPath);
      const isBelow =
        others.includes(path) ||
        [canonicalPath(entry.to), ...others].some((other) => path.startsWith(`${other}/`));
      const marks = [entry, ...links].map(({ to }) => [to, ...page(to)]);
      return isBelow ? [[entry.to, 'true'], ...marks.slice(1)] : marks;
    });
    const shown = [...document.querySelectorAll('header nav ul a:not([lang])')].map((link) =>
      [link.getAttribute('href'), link.getAttribute('aria-current')].filter(Boolean),
    );
    expect([route, shown]).toEqual([route, expected]);
  }
});

test('every page that search engines may index can be reached with links from the home page', () => {
  const reached = new Set<string>();
  const visit = (route: string): void => {
    if (reached.has(route) || !canonicalPaths.includes(route)) return;
    reached.add(route);
    for (const target of attributes(documentOf(route), 'a[href^="/"]', 'href'))
      visit(canonicalPath(target.replace(/[?#].*$/, '')));
  };
  visit('/');
  expect(canonicalPaths.filter((route) => isIndexable(route) && !reached.has(route))).toEqual([]);
});

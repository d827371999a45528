/** Targets of links, forms, pictures and scripts in the built pages. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isIndexable, NOT_FOUND } from '../../../src/routes';
import { aliases, aliasPaths, canonicalPath, canonicalPaths, publicDir } from '../../support/builtPages';
import { attributes, documentOf, documents, words } from '../../support/documents';
import { navigation } from '../../support/labels';

const targetsOf = (document: Document): string[] => [
  ...attributes(document, 'body [href], link[href]', 'href'),
  ...attributes(document, '[src]', 'src'),
  ...attributes(document, '[action]', 'action'),
  ...attributes(document, '[style*="url("]', 'style').flatMap((css) => /url\((.*?)\)/.exec(css)?.[1] ?? []),
  ...attributes(document, '[srcset]', 'srcset').flatMap((set) =>
    set.split(/,\s*/).map((one) => one.split(' ')[0] ?? ''),
  ),
];

const hasId = (route: string, id: string) => documentOf(route).getElementById(id) !== null;

/** Whether the target of a URL on a page exists. URLs of other hosts must only be valid. */
function leadsSomewhere(route: string, target: string): boolean {
  if (/^(https:|mailto:[^@]+@|tel:\+\d+$|data:)/.test(target)) return true;
  const [address = '', hash] = target.split('#');
  // The hash of the contact form names an entry.
  if (address === '/contact' && hash) return leadsSomewhere(route, hash);
  if (address === '') return hash !== undefined && hasId(route, hash);
  const file = path.join(publicDir, decodeURI(address.replace(/\?.*$/, '')));
  const isFile = existsSync(file) && statSync(file).isFile();
  if (isFile) return !hash || readFileSync(file, 'utf8').includes(`id="${hash}"`);
  return existsSync(path.join(file, 'index.html')) && (!hash || hasId(address, hash));
}

test('every link, form, picture, style and script has an existing target', () => {
  for (const [route, document] of documents()) {
    const targets = [...new Set(targetsOf(document))];
    expect(targets.length).toBeGreaterThan(0);
    expect([route, targets.filter((target) => !leadsSomewhere(route, target))]).toEqual([route, []]);
  }
});

test('an alias has the same content as its canonical page', () => {
  const contents = (route: string) =>
    [...documentOf(route).querySelectorAll('header, main, footer')].map(words).join('\n');
  const others = aliasPaths.filter((alias) => contents(alias) !== contents(canonicalPath(alias)));
  expect(others).toEqual([]);
});

test('the main menu marks the page and the entry to which it belongs', () => {
  const marked = (route: string) =>
    Object.fromEntries(
      [...documentOf(route).querySelectorAll('header nav ul a[aria-current]:not([lang])')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    );
  const { home, menu } = navigation;
  expect(marked(home.to)).toEqual({ [home.to]: 'page' });
  expect(marked(NOT_FOUND)).toEqual({});
  const isBuilt = (link: { to: string }) => canonicalPaths.includes(canonicalPath(link.to));
  for (const { to, pages = [], first = [], links = [] } of menu.filter(isBuilt)) {
    const paths = [...aliases.keys()].filter((alias) => canonicalPath(alias) === canonicalPath(to));
    for (const route of [to, ...paths]) expect(marked(route)).toMatchObject({ [to]: 'page' });
    const below = canonicalPaths.filter((route) => pages.some((page) => `${route}/`.startsWith(`${page}/`)));
    for (const route of below) expect(marked(route)).toMatchObject({ [to]: 'true' });
    for (const link of [...first, ...links].filter(isBuilt))
      expect(marked(link.to)).toMatchObject({ [to]: 'true', [link.to]: 'page' });
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

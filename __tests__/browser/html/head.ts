/** The head of every built page, which browsers, search engines and messengers read. */
import { createHash } from 'node:crypto';
import { isIndexable, localPath } from '../../../src/routes';
import { articlePaths, canonicalPath, canonicalPaths } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { attributes, documentOf, documents } from '../../support/documents';
import { languages, translatedPaths } from '../../support/languages';

const { siteUrl, productName } = documentAt('site.json');
const titleOf = (route: string) => documentOf(route).title;
const descriptionOf = (document: Document) => attributes(document, 'meta[name=description]', 'content');

test('titles and descriptions are unique; the product name is the home page title and ends all others', () => {
  expect(titleOf('/')).toBe(productName);
  const others = canonicalPaths.filter((route) => route !== '/').map(titleOf);
  const end = ` | ${productName}`;
  expect(others.filter((title) => !title.endsWith(end) || title.length === end.length)).toEqual([]);
  const descriptions = canonicalPaths.map(documentOf).flatMap(descriptionOf);
  for (const texts of [others, descriptions]) expect(new Set(texts).size).toBe(texts.length);
});

const english = () =>
  documents().map(([route, document]) => [route, canonicalPath(route), document, 'en', ''] as const);
const translated = () =>
  languages.flatMap(({ code, direction }) =>
    translatedPaths(code).map((route) => {
      const address = localPath(route, code);
      return [route, address, documentOf(address), code, direction === 'rtl' ? 'rtl' : ''] as const;
    }),
  );

test('each page has its language, its canonical URL or none for search engines, and share data', () => {
  for (const [route, address, document, code, direction] of [...english(), ...translated()]) {
    const isListed = isIndexable(route);
    const values = (property: string) => attributes(document, `meta[property="${property}"]`, 'content');
    const days = attributes(document, 'article time', 'datetime');
    const isArticle = articlePaths.includes(route);
    expect([
      address,
      document.documentElement.lang,
      document.documentElement.dir,
      attributes(document, 'link[rel=canonical]', 'href'),
      attributes(document, 'meta[name=robots]', 'content'),
      ...['site_name', 'title', 'description', 'url', 'type'].flatMap((name) => values(`og:${name}`)),
      attributes(document, 'meta[name="twitter:card"]', 'content'),
      values('article:published_time'),
      values('article:modified_time'),
    ]).toEqual([
      address,
      code,
      direction,
      isListed ? [siteUrl + address] : [],
      isListed ? [] : ['noindex'],
      productName,
      document.title,
      ...descriptionOf(document),
      siteUrl + address,
      isArticle ? 'article' : 'website',
      ['summary_large_image'],
      isArticle ? days.slice(-1) : [],
      isArticle ? days.slice(0, 1) : [],
    ]);
  }
});

test('the policy at the start of each page allows exactly its inline scripts, and nothing that could bypass it', () => {
  for (const [route, document] of documents()) {
    const policy = document.head.querySelector(':first-child[http-equiv="Content-Security-Policy"]');
    const directives = (policy?.getAttribute('content') ?? '').split(';');
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')];
    const hashes = scripts
      .filter(({ type }) => ['', 'module'].includes(type))
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const [allowed = '', ...others] = directives.filter((directive) => directive.startsWith('script-src'));
    const expected = ["'self'", ...hashes, 'script-src'].sort();
    expect([route, allowed.split(' ').sort(), others]).toEqual([route, expected, []]);
    const loose = directives.filter((directive) => /\*|unsafe/.test(directive));
    expect([route, ...loose]).toEqual([route, "style-src 'self' 'unsafe-inline'"]);
  }
});

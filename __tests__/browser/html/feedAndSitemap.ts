/** What lists the pages for search engines and feed readers: sitemap, robots.txt, feed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEED, ROBOTS, SITEMAP } from '../../../src/generatedFiles';
import { articlePath, isIndexable, pageUrl } from '../../../src/routes';
import { canonicalPaths, publicDir } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { attributes, documentOf, documents, words } from '../../support/documents';

const { siteUrl } = documentAt('site.json');
const file = (address: string) => readFileSync(path.join(publicDir, address), 'utf8');

/** An XML file, read by a parser that refuses what is not well-formed. */
function xml(address: string): Document {
  const document = new DOMParser().parseFromString(file(address), 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
const texts = (parent: ParentNode, tag: string) =>
  [...parent.querySelectorAll(tag)].map((element) => element.textContent ?? '');
/** The page at a full address. */
const pageAt = (url = '') => documentOf(new URL(url).pathname);

describe('the sitemap', () => {
  const pages = [...xml(SITEMAP).querySelectorAll('url')];
  const addressOf = (page: Element) => texts(page, 'loc')[0] ?? '';

  test('lists exactly the canonical pages that may be listed, each with its canonical URL', () => {
    const expected = canonicalPaths.filter(isIndexable).map((route) => pageUrl(siteUrl, route));
    expect(pages.map(addressOf).sort()).toEqual(expected.sort());
    for (const url of pages.map(addressOf))
      expect(attributes(pageAt(url), 'link[rel=canonical]', 'href')).toEqual([url]);
  });

  test('dates the articles by their last change, and nothing else', () => {
    for (const page of pages) {
      const days = attributes(pageAt(addressOf(page)), 'article time', 'datetime').slice(0, 1);
      expect([addressOf(page), ...texts(page, 'lastmod')]).toEqual([addressOf(page), ...days]);
    }
  });
});

test('robots.txt names the sitemap and excludes no one', () => {
  expect(file(ROBOTS)).toContain(`\nSitemap: ${pageUrl(siteUrl, SITEMAP)}\n`);
  expect(file(ROBOTS)).not.toMatch(/^Disallow/m);
});

describe('the feed', () => {
  const items = [...xml(FEED).querySelectorAll('item')];
  const articles = canonicalPaths.filter((route) => route.startsWith(articlePath('')));
  const link = (item: Element) => texts(item, 'link')[0] ?? '';
  const published = (item: Element) => Date.parse(texts(item, 'pubDate')[0] ?? '');
  const copyOf = (item: Element) => {
    const html = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
    return new DOMParser().parseFromString(html, 'text/html').body;
  };

  test('has every article, the latest first', () => {
    expect(items.map(link).sort()).toEqual(articles.map((route) => pageUrl(siteUrl, route)).sort());
    const dates = items.map(published);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  test('has each in full, with its headline and its publication date', () => {
    for (const item of items) {
      const article = pageAt(link(item)).querySelector('article') as Element;
      const shown = [...article.querySelectorAll('.content')].map(words).join(' ');
      expect(words(copyOf(item))).toBe(shown);
      expect(texts(item, 'title')).toEqual([article.querySelector('h1')?.textContent]);
      // The last date that the page shows; a later change comes before it.
      expect(published(item)).toBe(Date.parse(attributes(article, 'time', 'datetime').at(-1) ?? ''));
    }
  });

  test('gives links and pictures full addresses, those of the page', () => {
    for (const item of items)
      for (const [selector, attribute] of [
        ['a[href]', 'href'],
        ['img[src]', 'src'],
      ] as const) {
        const shown = attributes(pageAt(link(item)), `article .content ${selector}`, attribute);
        const full = shown.map((address) => new URL(address, link(item)).href);
        expect(attributes(copyOf(item), selector, attribute)).toEqual(full);
      }
  });

  test('is linked from every page', () => {
    for (const [route, document] of documents()) {
      const linked = attributes(document, 'link[rel=alternate][type="application/rss+xml"]', 'href');
      expect([route, ...linked]).toEqual([route, pageUrl(siteUrl, FEED)]);
    }
  });
});

/**
 * What tells search engines and feed readers of the pages: sitemap, robots.txt, feed.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEED, ROBOTS, SITEMAP } from '../../src/generatedFiles';
import { articlePath, isIndexable, pageUrl } from '../../src/routes';
import { builtPages, canonicalPaths, htmlOf, publicDir, requireBuild } from '../support/builtPages';
import { all } from '../support/html';

requireBuild();
const { siteUrl } = JSON.parse(readFileSync('content/site.json', 'utf8'));
const file = (address: string) => readFileSync(path.join(publicDir, address), 'utf8');

/** An XML file, read by a parser that refuses what is not well-formed. */
function xml(address: string): Document {
  const document = new DOMParser().parseFromString(file(address), 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
const html = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const texts = (parent: ParentNode, tag: string) =>
  [...parent.querySelectorAll(tag)].map((element) => element.textContent ?? '');

test('the sitemap lists exactly the canonical pages that may be listed, with full addresses', () => {
  const expected = canonicalPaths.filter(isIndexable).map((route) => pageUrl(siteUrl, route));
  expect(texts(xml(SITEMAP), 'loc').sort()).toEqual(expected.sort());
});

test('each page of the sitemap names itself as canonical', () => {
  for (const url of texts(xml(SITEMAP), 'loc'))
    expect(all(htmlOf(new URL(url).pathname), /<link [^>]*rel="canonical" href="([^"]*)"/g)).toEqual([url]);
});

test('only articles have a date in the sitemap, that of the article', () => {
  for (const page of xml(SITEMAP).querySelectorAll('url')) {
    const { pathname } = new URL(texts(page, 'loc')[0] ?? '');
    const day = all(htmlOf(pathname), /<article>[\s\S]*?<time dateTime="([^"]*)"/gi)[0];
    expect(texts(page, 'lastmod')).toEqual(day ? [day] : []);
  }
});

test('robots.txt names the sitemap and keeps nobody out', () => {
  expect(file(ROBOTS)).toContain(`\nSitemap: ${pageUrl(siteUrl, SITEMAP)}\n`);
  expect(file(ROBOTS)).not.toMatch(/^Disallow/m);
});

describe('the feed', () => {
  const items = [...xml(FEED).querySelectorAll('item')];
  const articles = canonicalPaths.filter((route) => route.startsWith(articlePath('')));
  const link = (item: Element) => texts(item, 'link')[0] ?? '';
  const encoded = (item: Element) => item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';

  test('holds every article, the latest first', () => {
    expect(items.map(link).sort()).toEqual(articles.map((route) => pageUrl(siteUrl, route)).sort());
    const dates = items.map((item) => Date.parse(texts(item, 'pubDate')[0] ?? ''));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  test.each(items.map((item) => [link(item), item] as const))('%s is there in full', (url, item) => {
    const document = html(htmlOf(new URL(url).pathname));
    const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const page = document.querySelector('article .content');
    if (!page) throw new Error(`${url} has no text`);
    const copy = html(encoded(item)).body;
    expect(words(copy)).toBe(words(page));
    expect(texts(item, 'title')).toEqual([document.querySelector('h1')?.textContent]);
    const day = document.querySelector('article time')?.getAttribute('datetime') ?? '';
    expect(Date.parse(texts(item, 'pubDate')[0] ?? '')).toBe(Date.parse(day));
  });

  test('its links and pictures have full addresses, those of the page', () => {
    for (const item of items) {
      const url = link(item);
      const document = html(htmlOf(new URL(url).pathname));
      const addresses = (within: ParentNode, selector: string, attribute: string) =>
        [...within.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '');
      const copy = html(encoded(item));
      for (const [selector, attribute] of [
        ['a[href]', 'href'],
        ['img[src]', 'src'],
      ] as const)
        expect(addresses(copy, selector, attribute)).toEqual(
          addresses(document, `article .content ${selector}`, attribute).map((one) => new URL(one, url).href),
        );
    }
  });

  test('the pages of the blog tell feed readers of it, and no others', () => {
    const told = builtPages().filter(([, page]) => page.includes('type="application/rss+xml"'));
    expect(told.map(([route]) => route).sort()).toEqual(['/blog', ...articles].sort());
    for (const [, page] of told)
      expect(page).toMatch(new RegExp(`<link [^>]*rel="alternate"[^>]* href="${pageUrl(siteUrl, FEED)}"`));
  });
});

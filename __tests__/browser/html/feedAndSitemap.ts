/** Files that list the pages for search engines and feed readers: sitemap, robots.txt and feed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FEED_SIZE } from '../../../src/content-model/articleLists';
import { EDITOR_SCREEN, FEED, ROBOTS, SITEMAP } from '../../../src/lib/generatedFiles';
import { isIndexable, localPath } from '../../../src/routes';
import { articlePaths, canonicalPaths, publicDir } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { attributes, documentOf, words } from '../../support/documents';
import { needs } from '../../support/inPlace';
import { languages, translatedPaths } from '../../support/languages';

const { siteUrl } = documentAt('site.json');
const file = (address: string) => readFileSync(path.join(publicDir, address), 'utf8');

/** Parses an XML file with a parser that rejects XML that is not well-formed. */
function xml(address: string): Document {
  const document = new DOMParser().parseFromString(file(address), 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
const texts = (parent: ParentNode, tag: string) =>
  [...parent.querySelectorAll(tag)].map((element) => element.textContent ?? '');
/** Parses the page at an absolute URL. */
const pageAt = (url = '') => documentOf(new URL(url).pathname);

test('the sitemap lists exactly the canonical pages that may be indexed', () => {
  const listed = [...xml(SITEMAP).querySelectorAll('url')].map((page) => texts(page, 'loc')[0] ?? '');
  const indexable = [
    ...canonicalPaths.filter(isIndexable),
    ...languages.flatMap(({ code }) =>
      translatedPaths(code)
        .filter(isIndexable)
        .map((route) => localPath(route, code)),
    ),
  ];
  expect(listed.sort()).toEqual(indexable.map((route) => siteUrl + route).sort());
});

const generated = needs({ 'robots.txt of the build': !existsSync('static/robots.txt') });
generated('robots.txt links to the sitemap, excludes no one, and does not name the editor screen', () => {
  expect(file(ROBOTS)).toContain(`\nSitemap: ${siteUrl}${SITEMAP}\n`);
  for (const excluded of ['Disallow', EDITOR_SCREEN]) expect(file(ROBOTS)).not.toContain(excluded);
});

needs({ articles: articlePaths.length })('the feed has the latest articles in full, newest first', () => {
  const items = [...xml(FEED).querySelectorAll('item')];
  const link = (item: Element) => texts(item, 'link')[0] ?? '';
  const published = (item: Element) => Date.parse(texts(item, 'pubDate')[0] ?? '');
  const copyOf = (item: Element) => {
    const html = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
    return new DOMParser().parseFromString(html, 'text/html').body;
  };

  const all = articlePaths.map((route) => siteUrl + route);
  expect(all).toEqual(expect.arrayContaining(items.map(link)));
  expect(items).toHaveLength(Math.min(all.length, FEED_SIZE));
  const dates = items.map(published);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  for (const item of items) {
    const article = pageAt(link(item)).querySelector('article') as Element;
    const shown = [...article.querySelectorAll('.content')].map(words).join(' ');
    expect(words(copyOf(item))).toBe(shown);
    expect(texts(item, 'title')).toEqual([article.querySelector('h1')?.textContent]);
    // The publication date is the last date on the page. The date of a change comes before it.
    const day = attributes(article, 'time', 'datetime').at(-1);
    for (const timeZone of ['Pacific/Honolulu', 'Asia/Tokyo'])
      expect(new Date(published(item)).toLocaleDateString('sv', { timeZone })).toBe(day);
  }
});

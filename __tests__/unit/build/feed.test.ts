/** @jest-environment jsdom */
import { articleForFeed, feed } from '../../../src/build/feed';

const article = (text: string, teaserDay: string, day = teaserDay) => ({
  slug: text,
  html: `<p title="${text}">${text}<!-- ]]> --></p>`,
  frontmatter: { title: text, teaser: text, category: text, day, teaserDay },
});
const site = { siteUrl: 'https://host', productName: 'House' };
const blog = { seo: { title: 'Blog', description: 'What we write.' } };
const articles = [article('two', '2025-04-28'), article('one', '2025-04-26', '2025-04-30')];

test('does not contain the build time: its date is the date of the latest change', () => {
  jest.useFakeTimers({ now: new Date('2030-01-01') });
  const xml = feed(site, blog, articles as never);
  jest.useRealTimers();
  expect(xml).toContain('<lastBuildDate>Wed, 30 Apr 2025 12:00:00 GMT</lastBuildDate>');
  expect(feed(site, blog, articles as never)).toBe(xml);
});

test('is valid XML with any characters that the content check allows', () => {
  const odd = ']]><&>"\'';
  const xml = feed({ ...site, productName: odd }, blog, [article(odd, '2025-04-26')] as never);
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  for (const name of ['title', 'description'])
    expect(parsed.querySelector(`item > ${name}`)?.textContent).toBe(odd);
});

const ready = (html: string) => articleForFeed(html, 'https://host/blog/one');

test.each([
  ['/contact?subject=Dal&amp;a=1#form', 'https://host/contact?subject=Dal&amp;a=1#form'],
  ['#crops', 'https://host/blog/one#crops'],
  ['https://elsewhere.org/a', 'https://elsewhere.org/a'],
])('the link %s becomes %s', (from, to) => {
  expect(ready(`<p><a href="${from}">x</a></p>`)).toBe(`<p><a href="${to}">x</a></p>`);
});

test('a picture has one absolute URL', () => {
  const picture = '<p><img src="/static/a.webp" srcset="/static/b.webp 190w" sizes="92vw" width="9"></p>';
  expect(ready(picture)).toBe('<p><img src="https://host/static/a.webp" width="9"></p>');
});

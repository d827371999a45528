import { feed } from '../../../src/build/writeFeed';

const article = (slug: string, title: string, teaserDay: string, html = '<p>Text.</p>', day = teaserDay) => ({
  slug,
  html,
  frontmatter: { title, teaser: `About ${title}.`, category: 'Trade & Trends', day, teaserDay },
});
const blog = (...nodes: object[]) =>
  ({
    site: { siteUrl: 'https://host', productName: 'House' },
    blogPage: { seo: { title: 'Blog', description: 'What we write.' } },
    articles: { nodes },
  }) as never;

test('the feed has the title and the URL of the blog', () => {
  const xml = feed(blog(article('one', 'One', '2025-04-26')));
  expect(xml).toContain('<title>Blog | House</title>');
  expect(xml).toContain('<link>https://host/blog</link>');
  expect(xml).toContain('<atom:link href="https://host/rss.xml" rel="self" type="application/rss+xml"/>');
});

test('an article has its text, publication date, teaser, category and URL', () => {
  const xml = feed(
    blog(
      article(
        'one',
        'One <1>',
        '2025-04-28',
        '<p>All of it &amp; <a href="/contact">more</a></p>',
        '2025-05-02',
      ),
    ),
  );
  for (const part of [
    '<![CDATA[One <1>]]>',
    '<link>https://host/blog/one</link>',
    '<guid isPermaLink="true">https://host/blog/one</guid>',
    '<pubDate>Mon, 28 Apr 2025 00:00:00 GMT</pubDate>',
    '<![CDATA[About One <1>.]]>',
    '<![CDATA[<p>All of it &amp; <a href="https://host/contact">more</a></p>]]>',
    '<category>Trade &amp; Trends</category>',
  ])
    expect(xml).toContain(part);
});

test('the date of the feed is that of the latest change', () => {
  const articles = [
    article('two', 'Two', '2025-04-28'),
    article('one', 'One', '2025-04-26', '<p>Text.</p>', '2025-04-30'),
  ];
  jest.useFakeTimers({ now: new Date('2030-01-01') });
  const xml = feed(blog(...articles));
  jest.useRealTimers();
  expect(xml).toContain('<lastBuildDate>Wed, 30 Apr 2025 00:00:00 GMT</lastBuildDate>');
  expect(feed(blog(...articles))).toBe(xml);
});

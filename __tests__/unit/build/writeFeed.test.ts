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

test('titles, texts and categories can contain any characters', () => {
  const xml = feed(blog(article('one', 'One <1>', '2025-04-28', '<p>All of it &amp; <b>more</b></p>')));
  for (const part of [
    '<![CDATA[One <1>]]>',
    '<![CDATA[<p>All of it &amp; <b>more</b></p>]]>',
    '<category>Trade &amp; Trends</category>',
  ])
    expect(xml).toContain(part);
});

test('does not contain the build time: its date is the date of the latest change', () => {
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

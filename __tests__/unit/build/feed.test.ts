import { feed } from '../../../src/build/feed';

const article = (slug: string, teaserDay: string, day = teaserDay) => ({
  slug,
  html: '<p>Text.</p>',
  frontmatter: { title: slug, teaser: 'In short.', category: 'Trade', day, teaserDay },
});
const blog = {
  site: { siteUrl: 'https://host', productName: 'House' },
  blogPage: { seo: { title: 'Blog', description: 'What we write.' } },
  articles: { nodes: [article('two', '2025-04-28'), article('one', '2025-04-26', '2025-04-30')] },
};

test('does not contain the build time: its date is the date of the latest change', () => {
  jest.useFakeTimers({ now: new Date('2030-01-01') });
  const xml = feed(blog as never);
  jest.useRealTimers();
  expect(xml).toContain('<lastBuildDate>Wed, 30 Apr 2025 00:00:00 GMT</lastBuildDate>');
  expect(feed(blog as never)).toBe(xml);
});

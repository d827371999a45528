import { sitemap } from '../../../src/build/writeSitemap';

const site = { siteUrl: 'https://host', productName: 'House' };
const articles = { nodes: [{ slug: 'one', frontmatter: { day: '2025-04-26', teaserDay: '2025-04-24' } }] };
const made = (...paths: string[]) => sitemap({ site, pages: { paths }, articles } as never);

test('lists canonical pages alone, each once, in the order of their paths', async () => {
  const paths = ['/team/', '/', '/about', '/About', '/textiles', '/404', '/404.html', '/thank-you', '/team'];
  expect([...(await made(...paths)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://host/',
    'https://host/about',
    'https://host/team',
    'https://host/textiles',
  ]);
});

test('only an article has a date, that of its last change', async () => {
  const xml = await made('/blog', '/blog/one');
  expect(xml).toContain('<url><loc>https://host/blog</loc></url>');
  expect(xml).toContain('<url><loc>https://host/blog/one</loc><lastmod>2025-04-26</lastmod></url>');
});

test('the same pages make the same sitemap, in whatever order they were built', async () => {
  expect(await made('/b', '/a')).toBe(await made('/a', '/b'));
});

import { sitemaps } from '../../../src/build/sitemap';

const site = (...paths: string[]) => ({
  site: { siteUrl: 'https://host' },
  pages: { nodes: paths.map((path) => ({ path, pageContext: null })) },
  articles: { nodes: [{ slug: 'one', frontmatter: { day: '2025-04-30', teaserDay: '2025-04-26' } }] },
});
const translated = (...paths: string[]) =>
  paths.map((path) => ({ path, pageContext: { language: path.slice(1, 3) } }));
const urlsIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);

test('as many URLs as one file may contain are one sitemap', async () => {
  const files = await sitemaps(site('/', '/about', '/blog/one'), 3);
  expect(files).toEqual([{ file: '/sitemap.xml', text: expect.stringContaining('<urlset ') }]);
  expect(files[0]?.text).toContain('<loc>https://host/blog/one</loc><lastmod>2025-04-30</lastmod>');
});

test('more URLs are split into parts, which the first file lists', async () => {
  const [index, ...parts] = await sitemaps(site('/', '/about', '/blog', '/blog/one', '/contact'), 2);
  expect(index).toEqual({ file: '/sitemap.xml', text: expect.stringContaining('<sitemapindex ') });
  expect(urlsIn(index?.text)).toEqual([1, 2, 3].map((number) => `https://host/sitemap-${number}.xml`));
  expect(parts.map(({ file, text }) => [file, urlsIn(text)])).toEqual([
    ['/sitemap-1.xml', ['https://host/', 'https://host/about']],
    ['/sitemap-2.xml', ['https://host/blog', 'https://host/blog/one']],
    ['/sitemap-3.xml', ['https://host/contact']],
  ]);
});

test('a page in several languages is listed once in each, with links to all of them', async () => {
  const { pages, ...rest } = site('/', '/about', '/contact');
  const nodes = [...pages.nodes, ...translated('/ar', '/ar/contact', '/fr')];
  const [file] = await sitemaps({ ...rest, pages: { nodes } });
  expect(urlsIn(file?.text)).toEqual(
    ['/', '/ar', '/fr', '/about', '/contact', '/ar/contact'].map((path) => `https://host${path}`),
  );
  const links = [...(file?.text ?? '').matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) =>
    [...url.matchAll(/hreflang="([^"]+)" href="https:\/\/host([^"]+)"/g)].map(([, ...link]) => link),
  );
  const home = [
    ['en', '/'],
    ['ar', '/ar'],
    ['fr', '/fr'],
    ['x-default', '/'],
  ];
  const contact = [
    ['en', '/contact'],
    ['ar', '/ar/contact'],
    ['x-default', '/contact'],
  ];
  expect(links).toEqual([home, home, home, [], contact, contact]);
});

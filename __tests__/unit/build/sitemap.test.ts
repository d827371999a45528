import { sitemap } from '../../../src/build/sitemap';

const site = (...paths: string[]) => ({
  site: { siteUrl: 'https://host' },
  pages: { nodes: paths.map((path) => ({ path, pageContext: null })) },
  articles: { nodes: [{ slug: 'one', frontmatter: { day: '2025-04-30', teaserDay: '2025-04-26' } }] },
});
const translated = (...paths: string[]) =>
  paths.map((path) => ({ path, pageContext: { language: path.slice(1, 3) } }));
const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);

test('an article has the date of its last change', async () => {
  const text = await sitemap(site('/', '/about', '/blog/one'));
  expect(text).toContain('<loc>https://host/about</loc></url>');
  expect(text).toContain('<loc>https://host/blog/one</loc><lastmod>2025-04-30</lastmod>');
});

test('a page in several languages is listed once in each, with links to all of them', async () => {
  const { pages, ...rest } = site('/', '/about', '/contact');
  const nodes = [...pages.nodes, ...translated('/ar', '/ar/contact', '/fr')];
  const text = await sitemap({ ...rest, pages: { nodes } });
  expect(urlsIn(text)).toEqual(
    ['/', '/ar', '/fr', '/about', '/contact', '/ar/contact'].map((path) => `https://host${path}`),
  );
  const links = [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) =>
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

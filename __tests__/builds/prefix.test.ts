/** The site built for a path of its host, as PATH_PREFIX tells it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { hydrated, openSite } from '../support/builtSite';
import { buildOtherSite } from '../support/otherSite';
import { search } from '../support/searchDialog';
import { address, eventually, navigate, visitor, withoutScripts } from '../support/visitor';

jest.setTimeout(600_000);

const PREFIX = '/site';

let site: Awaited<ReturnType<typeof buildOtherSite>>;
const { visit, complaints } = visitor(async () => {
  site = await buildOtherSite(() => {}, PREFIX);
  return openSite({ dir: site.dir, prefix: PREFIX });
});
afterAll(() => site?.remove());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const built = (file: string): string => readFileSync(path.join(site.dir, file), 'utf8');
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

test('each address in the HTML is below the path, and leads to a file', () => {
  for (const route of ['index', 'about', 'PulsesProducts', 'blog/trade-trends', 'contact', '404']) {
    const html = built(`${route}.html`);
    const addresses = [
      ...[...html.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)].map(([, found = '']) => found),
      ...[...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
        set.split(/,\s*/).map((one) => one.split(' ')[0] ?? ''),
      ),
    ];
    expect(addresses.length).toBeGreaterThan(20);
    for (const found of addresses) {
      expect(found).toMatch(/^\/site(\/|$|#|\?)/);
      const file = decodeURI(found.slice(PREFIX.length).replace(/[?#].*$/, '')) || '/';
      const there = existsSync(path.join(site.dir, file));
      expect([found, there]).toEqual([found, true]);
    }
  }
});

test('what tells of the pages names them there', () => {
  expect(built('sitemap.xml')).toContain('<loc>https://www.example.com/site/about</loc>');
  expect(built('robots.txt')).toContain('https://www.example.com/site/sitemap.xml');
  expect(built('rss.xml')).toContain('<link>https://www.example.com/site/blog/trade-trends</link>');
  expect(JSON.parse(built('manifest.webmanifest')).start_url).toBe('/site/');
});

test('links, data, pictures and the menu work, and nothing is missing', async () => {
  const page = await visit(`${PREFIX}/`);
  expect(await canonical(page)).toBe('https://www.example.com/site/');
  expect(await page.title()).not.toContain('|');
  await navigate(page, `${PREFIX}/about`);
  await heading(page, 'About Us').waitFor();
  expect(address(page)).toBe('/site/about');
  expect(await canonical(page)).toBe('https://www.example.com/site/about');
  const current = page.getByRole('banner').locator('[aria-current="page"]');
  expect(await current.getAttribute('href')).toBe('/site/about');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await eventually(async () => address(page), '/site/');
  await navigate(page, `${PREFIX}/PulsesProducts#tofu`);
  await page
    .getByRole('tab', { name: 'Tofu', exact: true })
    .and(page.locator('[aria-selected="true"]'))
    .waitFor();
  const picture = page.getByRole('tabpanel', { name: 'Tofu', exact: true }).locator('img');
  await eventually(
    () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
    true,
  );
});

test('a search', async () => {
  const page = await visit(`${PREFIX}/team`);
  await search(page, 'export');
  await eventually(async () => address(page), '/site/services?search=export');
  await page.getByText(/Showing \d+ result/).waitFor();
});

test('an alias, the 404 page and an address in the wrong case', async () => {
  const alias = await visit(`${PREFIX}/About`);
  expect(await canonical(alias)).toBe('https://www.example.com/site/about');
  const page = await visit(`${PREFIX}/TEXTILES?a=1#jute`);
  await eventually(async () => address(page), '/site/textiles?a=1#jute');
  complaints(page);
  const lost = await visit(`${PREFIX}/nothing`);
  await lost.getByRole('heading', { level: 1 }).waitFor();
  expect(await lost.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  complaints(lost);
});

test('an article links within the site, without scripts as well', async () => {
  const page = await visit(`${PREFIX}/blog`, withoutScripts);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  expect(address(page)).toMatch(/^\/site\/blog\/./);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

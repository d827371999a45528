import { existsSync, readdirSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { FEED, SITEMAP } from '../../../src/lib/generatedFiles';
import { violationsOf } from '../../support/axe';
import { hexOf, pixelAt } from '../../support/colors';
import { documentAt } from '../../support/content';
import { all } from '../../support/html';
import { search } from '../../support/searchDialog';
import { address, eventually, navigate, reload } from '../../support/visitor';
import * as other from './content';
import { at, built, canonical, fileAt, HOST, newPage, takeConsoleErrors, visit } from './site';

test('each URL in the HTML has the path prefix and refers to a file', () => {
  const files = readdirSync(fileAt()).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(20);
  for (const html of files.map(built)) {
    const sets = all(html, /\ssrcset="([^"]*)"/gi).flatMap((set) => set.split(/,\s*/));
    const urls = [...all(html, /\s(?:href|src|action)="(\/[^"]*)"/g), ...sets].map(
      (url) => url.split(' ')[0],
    );
    const strays = [...new Set(urls)].filter((url = '') => {
      const file = decodeURIComponent(url.replace(/[?#].*$/, ''));
      return !/^\/site(\/|$)/.test(file) || !existsSync(fileAt(file.slice(other.PREFIX.length)));
    });
    expect(strays).toEqual([]);
  }
});

test('URLs in sitemap, robots.txt, feed and manifest have the path prefix', () => {
  expect(built(SITEMAP)).toContain(`<loc>${HOST}/site/about</loc>`);
  expect(built('robots.txt')).toContain(`${HOST}/site/sitemap.xml`);
  expect(built(FEED)).toContain(`<link>${HOST}/site/blog/${other.latest}</link>`);
  expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({ start_url: '/site/' });
});

test('the editor screen opens and may only connect to the host of the repository', async () => {
  const page = await newPage();
  await page.goto(at('/admin/'));
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
  takeConsoleErrors(page);
  expect(built('admin/index.html').match(/https:\/\/[^;\s&"]+/g)).toEqual(['https://git.deccan.in']);
});

test('links, the menu, the Back button and search work', async () => {
  const page = await visit(at('/'));
  await navigate(page, at('/about'));
  await eventually(() => canonical(page), `${HOST}/site/about`);
  const current = page.getByRole('banner').locator('[aria-current="page"]');
  expect(await current.getAttribute('href')).toBe('/site/about');
  // After a reload, the previous page must be fetched again.
  await reload(page);
  await page.goBack();
  await eventually(() => canonical(page), `${HOST}/site/`);
  await search(page, 'linseed');
  await eventually(async () => address(page), '/site/services?search=linseed');
  await page.getByRole('main').getByRole('link', { name: 'Linseed', exact: true }).click();
  await eventually(async () => address(page), '/site/PulsesProducts/linseed');
});

test('an alias works, a URL with wrong letter case redirects, and an unknown URL shows the 404 page', async () => {
  expect(await canonical(await visit(at('/About')))).toBe(`${HOST}/site/about`);
  for (const [wrong, right] of [
    ['/TEXTILES?a=1#hemp', '/textiles?a=1#hemp'],
    ['/Blog/Category/Dal/Page/2', '/blog/category/dal/page/2'],
  ] as const) {
    const page = await visit(at(wrong));
    await eventually(async () => address(page), at(right));
    takeConsoleErrors(page);
  }
  const lost = await visit(at('/nothing'));
  expect(await lost.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  takeConsoleErrors(lost);
});
test('pages, logo, icons and theme have the colours and the shape of the brand', async () => {
  const page = await visit(at('/leadership'));
  const { primary, accent, background, surface, text } = other.colors;
  const ground = async (part: Locator) =>
    hexOf(await part.first().evaluate((one) => getComputedStyle(one).backgroundColor));
  expect(await ground(page.locator('html'))).toBe(background);
  expect(await ground(page.locator('.button.is-primary'))).toBe(accent);
  const manifest = JSON.parse(built('manifest.webmanifest'));
  expect(manifest).toMatchObject({ theme_color: primary });
  const { productName } = documentAt('site.json');
  for (const area of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(area).getByRole('img', { name: productName });
    const ratio = await logo.evaluate((image: HTMLImageElement) => image.offsetWidth / image.offsetHeight);
    expect(ratio).toBeCloseTo(other.LOGO_RATIO);
    // In the footer, a dark logo has a light tile. The name is only in the logo.
    if (area === 'contentinfo') expect(await ground(logo.locator('..'))).toBe(surface);
    else expect(await page.getByRole(area).getByText(productName, { exact: true }).count()).toBe(0);
  }
  // The icon is the square symbol.
  const icon = fileAt('apple-touch-icon.png');
  expect(await pixelAt(icon, 90, 90)).toBe(text);
  expect(await violationsOf(page)).toEqual([]);
});

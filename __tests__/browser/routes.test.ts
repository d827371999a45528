/** Every route and alias in a real browser, on the two kinds of static host. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { canonicalPath } from '../../src/routes';
import { aliasPaths, canonicalPaths, complaintsOf, hydrated, openSite } from '../support/builtSite';
import { eventually } from '../support/visitor';

jest.setTimeout(60_000);

const site: { productName: string; siteUrl: string } = JSON.parse(readFileSync('content/site.json', 'utf8'));

const pathname = (page: Page): string => new URL(page.url()).pathname;

/** What makes a page itself: its heading and its canonical link. */
const identity = async (page: Page) => ({
  h1: await page.locator('h1').allTextContents(),
  canonical: await page
    .locator('link[rel="canonical"]')
    .getAttribute('href')
    .catch(() => null),
});

describe.each([
  ['serves folders in place', false],
  ['adds slashes', true],
])('on a host that %s', (_, addSlashes) => {
  let host: Awaited<ReturnType<typeof openSite>>;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    host = await openSite({ addSlashes });
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    page = await host.newPage();
    complaints = complaintsOf(page);
  });
  afterEach(() => page.context().close());

  test.each([...canonicalPaths, ...aliasPaths])('%s by direct load and by reload', async (route) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await page.waitForURL((url) => url.pathname === route);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').count()).toBe(1);
    await page.reload();
    await hydrated(page);
    await page.waitForURL((url) => url.pathname === route);
    expect(await page.locator('h1').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('search and hash survive the way to the canonical path', async () => {
    await page.goto('/services/?search=soy#main');
    await hydrated(page);
    await page.waitForURL(`${host.origin}/services?search=soy#main`);
    expect(complaints).toEqual([]);
  });

  test('every route and alias by client navigation, without a new document', async () => {
    await page.goto('/team');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const route of [...canonicalPaths, ...aliasPaths]) {
      await page.evaluate(
        (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
        route,
      );
      await page.waitForURL((url) => url.pathname === route);
      const canonical = canonicalPath(route);
      await page.waitForFunction(
        ([expected, noindex]) =>
          noindex
            ? document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex'
            : document.querySelector('link[rel="canonical"]')?.getAttribute('href') === expected,
        [site.siteUrl + canonical, route === '/thank-you'] as const,
      );
      expect(await page.locator('h1').count()).toBe(1);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('an alias shows the page of its canonical path', async () => {
    for (const alias of aliasPaths) {
      await page.goto(alias);
      const shown = await identity(page);
      await page.goto(canonicalPath(alias));
      expect(shown).toEqual(await identity(page));
      expect(shown.canonical).toBe(site.siteUrl + canonicalPath(alias));
    }
  });

  test('a malformed address is the 404 page', async () => {
    const response = await page.goto('/%E0%A4%A');
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').allTextContents()).toEqual(['404 Pages']);
  });

  test.each(['/no-such-page', '/blog/no-such-article', '/Textilez', '/services/x'])(
    '%s is the 404 page, and stays there',
    async (route) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      expect(await page.locator('h1').allTextContents()).toEqual(['404 Pages']);
      expect(pathname(page)).toBe(route);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      expect(await page.title()).toBe(`Page Not Found | ${site.productName}`);
    },
  );

  test.each([
    ['/TEXTILES', '/textiles'],
    ['/textile', '/Textile'],
    ['/Blog/Trade-Trends?a=1#main', '/blog/trade-trends?a=1#main'],
    ['/CONTACT/', '/contact'],
  ])('%s leads to %s', async (wrong, right) => {
    await page.goto(wrong);
    await page.waitForURL(host.origin + right);
    // The address changes before the page does.
    await eventually(() => page.getByText('Page Not Found').count(), 0);
    expect(await page.locator('h1').count()).toBe(1);
  });
});

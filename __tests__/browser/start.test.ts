/** What a page does in which order: its scripts, other pages. */
import type { Page } from 'playwright-core';
import { hydrated } from '../support/builtSite';
import { eventually, holdBack, visitor, width } from '../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit } = visitor();

/** What Gatsby waits for until it fetches what is behind links, in milliseconds, and a little more. */
const PREFETCH = 3500;

/** The longest that scripts wait for a page to be complete, in milliseconds (`src/browser/startScripts.ts`). */
const LIMIT = 5000;

/** Holds the pictures of a page back, without which it is not complete. */
const holdPictures = (page: Page) => holdBack(page, /\.(avif|webp|jpg)$/);

test('scripts wait until the page is complete', async () => {
  const page = await newPage(width(390));
  const release = await holdPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(500);
  release();
  await hydrated(page);
  const [complete, first] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.endsWith('.js'));
    return [navigation?.loadEventStart ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))] as const;
  });
  expect(complete).toBeGreaterThan(500);
  expect(first).toBeGreaterThanOrEqual(Math.min(complete, LIMIT));
});

test.each<[string, (page: Page) => Promise<void>]>([
  ['a pointer', (page) => page.mouse.click(5, 300)],
  ['a key', (page) => page.keyboard.press('Tab')],
])('%s starts them at once', async (_, act) => {
  const page = await newPage(width(390));
  const release = await holdPictures(page);
  // Time stands still, so that nothing else can start them.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(scripts).toEqual([]);
  await act(page);
  await eventually(async () => scripts.length > 0, true);
  release();
});

test('other pages are fetched when somebody points at a link to them, and not before', async () => {
  const page = await visit('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.waitForTimeout(PREFETCH);
  expect(asked.filter((path) => path.includes('page-data'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
  await eventually(async () => asked.includes('/page-data/services/page-data.json'), true);
});

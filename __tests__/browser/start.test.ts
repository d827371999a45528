/** When a page loads its scripts and other pages. */
import type { Page } from 'playwright-core';
import { hydrated, publicDir } from '../support/builtSite';
import { site } from '../support/labels';
import { link, plainEntries } from '../support/mainMenu';
import { reportScriptsLoaded } from '../support/measurement';
import { eventually, holdBack, open, visitor, width } from '../support/visitor';

const { newPage } = visitor();

/** The longest that scripts wait for a page to be complete, in milliseconds. */
const LIMIT = 5000;

/** Holds the pictures of a page back, without which it is not complete. */
const holdPictures = (page: Page) => holdBack(page, /\.(avif|webp|jpg)$/);

test('scripts wait until the page is complete', async () => {
  const page = await newPage(width(390));
  const release = await holdPictures(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(200);
  release();
  await hydrated(page);
  const [complete, first] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.endsWith('.js'));
    return [navigation?.loadEventStart ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))] as const;
  });
  expect(first).toBeGreaterThanOrEqual(Math.min(complete, LIMIT));
});

test('a sign of use starts them at once', async () => {
  const page = await newPage(width(390));
  const release = await holdPictures(page);
  // The clock is stopped, so that nothing else can start them.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(scripts).toEqual([]);
  await page.mouse.click(5, 300);
  await eventually(async () => scripts.length > 0, true);
  release();
});

test('other pages are fetched when the visitor points at a link to them, and not before', async () => {
  const page = await newPage();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  asked.splice(0);
  // Gatsby would wait for three seconds before it fetches what is behind the links in view.
  await page.clock.fastForward(4000);
  await page.waitForTimeout(200);
  expect(asked.filter((path) => path.includes('page-data'))).toEqual([]);
  const [, entry] = plainEntries;
  await link(page, entry?.label ?? '').hover();
  await eventually(async () => asked.includes(`/page-data${entry?.to}/page-data.json`), true);
});

test('no script that measures is loaded unless the settings have a URL for reports', async () => {
  const loaded = await reportScriptsLoaded(await newPage(), publicDir, '/about');
  expect(loaded).toHaveLength(site.measurement?.url ? 1 : 0);
});

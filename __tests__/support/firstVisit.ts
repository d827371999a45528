/** Measures what a page loads, and what moves, when it is opened. A tab of these tests has an empty cache. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import { asSent } from '../../tools/audit/asSent';
import { type Measures, PHONE } from '../../tools/audit/budgets';
import { firstViewOf, type Placed } from '../../tools/audit/firstView';
import { hydrated, publicDir } from './builtSite';

/** The phone that Lighthouse emulates, with reduced motion, so that every visit loads the same files. */
export const lighthousePhone = {
  viewport: { width: PHONE.width, height: PHONE.height },
  deviceScaleFactor: PHONE.density,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

const sizes = new Map<string, Promise<number>>();

async function sizeOf(address: string): Promise<number> {
  const asked = decodeURI(address);
  const file = path.join(publicDir, path.extname(asked) ? asked : `${asked}/index.html`);
  return (await asSent(file, readFileSync(file))).body.length;
}

/** Returns the total bytes that a good host sends for paths of the site. */
export async function bytesOf(addresses: readonly string[]): Promise<number> {
  const bytes = addresses.map((address) => {
    const size = sizes.get(address) ?? sizeOf(address);
    sizes.set(address, size);
    return size;
  });
  return (await Promise.all(bytes)).reduce((sum, one) => sum + one, 0);
}

const placedPictures = (page: Page): Promise<Placed[]> =>
  page.evaluate(() =>
    [...document.images].map((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return { address: image.currentSrc && new URL(image.currentSrc).pathname, top, bottom, left, right };
    }),
  );

interface Notes {
  moves: { at: number; by: number }[];
  lateLargest: string[];
}

/** Records the layout shifts and the largest paint that the browser reports. Runs in the browser. */
function takeNotes(): void {
  const notes: Notes = { moves: [], lateLargest: [] };
  Object.assign(window, { notes });
  type Shift = PerformanceEntry & { value: number };
  type Largest = PerformanceEntry & { element: Element | null; url: string };
  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries() as Shift[])
      notes.moves.push({ at: startTime, by: value });
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const { element, url } = list.getEntries().at(-1) as Largest;
    notes.lateLargest = element instanceof HTMLImageElement && element.loading === 'lazy' ? [url] : [];
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Makes a tab record every page that it opens. */
export const observe = (page: Page) => page.addInitScript(takeNotes);

/** Returns layout shifts that scripts caused, and the largest picture if it was fetched only after layout. */
export const notesOf = (page: Page) =>
  page.evaluate(() => {
    const { moves, lateLargest } = (window as unknown as { notes: Notes }).notes;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Ignore layout shifts before the scripts start: the font causes them, and another test checks them.
    const started = resources.find(({ initiatorType }) => initiatorType === 'script')?.startTime ?? 0;
    return { moves: moves.filter(({ at }) => at > started), lateLargest };
  });

/** Returns the render-blocking files. */
const blockingFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );

/** Opens a page whose scripts start automatically, waits until everything has loaded, and measures it. */
export async function firstVisit(page: Page, route: string) {
  const loaded: { address: string; type: string }[] = [];
  const note = (request: Request) => {
    loaded.push({ address: new URL(request.url()).pathname, type: request.resourceType() });
  };
  page.on('request', note);
  await page.goto(route);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const addresses = (...types: readonly string[]): string[] => [
    ...new Set(loaded.filter(({ type }) => types.includes(type)).map(({ address }) => address)),
  ];
  const fonts = addresses('font');
  const measures = {
    document: await bytesOf(addresses('document', 'stylesheet')),
    script: await bytesOf(addresses('script')),
    font: await bytesOf(fonts),
    fontFiles: fonts.length,
    firstView: await bytesOf(firstViewOf(await placedPictures(page))),
    total: await bytesOf([...new Set(loaded.map(({ address }) => address))]),
  } satisfies Measures;
  // The measures of the page, its fonts, and the files that blocked its first paint.
  return { measures, fonts, blocking: await blockingFiles(page) };
}

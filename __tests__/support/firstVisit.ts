/** Measures what a page loads, and what moves, when it is opened. A tab of these tests has an empty cache. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import { compressed, isCompressed } from '../../tools/audit/budgets';
import { hydrated, publicDir } from './builtSite';

const PHONE = { width: 412, height: 823 };

/** The phone that Lighthouse emulates, with reduced motion, so that every visit loads the same files. */
export const lighthousePhone = {
  viewport: PHONE,
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Returns the bytes that a host sends for a path of the site. */
function sizeOf(address: string): number {
  const asked = decodeURI(address);
  const file = path.join(publicDir, path.extname(asked) ? asked : `${asked}/index.html`);
  const contents = readFileSync(file);
  return (isCompressed(file) ? compressed(contents) : contents).length;
}

const sizes = new Map<string, number>();

/** Returns the total bytes that a host sends for paths of the site. */
export const bytesOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => {
    const size = sizes.get(address) ?? sizeOf(address);
    sizes.set(address, size);
    return sum + size;
  }, 0);

/** Returns the paths of the pictures that are visible before scrolling. */
const picturesInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
      const isInWindow = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return isInWindow && width > 0 && height > 0;
    });
    return [...new Set(inView.map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname))];
  });

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
    // Ignore layout shifts before the scripts start: they depend on the fonts of the machine.
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
    'document with its styles': bytesOf(addresses('document', 'stylesheet')),
    script: bytesOf(addresses('script')),
    font: bytesOf(fonts),
    'font files': fonts.length,
    'pictures of the first view': bytesOf(await picturesInView(page)),
    'all files': bytesOf([...new Set(loaded.map(({ address }) => address))]),
  };
  // The measures of the page, its fonts, and the files that blocked its first paint.
  return { measures, fonts, blocking: await blockingFiles(page) };
}

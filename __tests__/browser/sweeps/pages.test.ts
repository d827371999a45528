/** Measures what pages of all kinds load, and what moves, on a phone and on a desktop. */
import type { Page, Request } from 'playwright-core';
import { overrunsOf, sizeLimits } from '../../../tools/audit/budgets';
import { canonicalPaths, htmlOf, hydrated, visitedPaths } from '../../support/builtSite';
import { bytesOf } from '../../support/bytes';
import { translatedSamples } from '../../support/languages';
import { tour } from '../../support/tour';
import { horizontalOverflow, width } from '../../support/visitor';

/** The phone that Lighthouse emulates, with reduced motion, so that every visit loads the same files. */
const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

const phone = tour(lighthousePhone);
const desktop = tour(width(1440));
beforeAll(async () => {
  for (const { page } of [phone, desktop]) await page().addInitScript(takeNotes);
});

/** Returns the first group of all matches of `pattern`. */
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/** Returns the JSON-LD blocks in the HTML of a page. */
const dataBlocks = (html: string): string[] =>
  all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);

const preloadedFonts = (html: string): string[] =>
  all(html, /<link [^>]*rel="preload" href="([^"]+\.woff2)"/g);

/** Returns elements that are animated, fade or scroll smoothly. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const takesTime = (element: Element) => {
      const { transitionDuration, scrollBehavior } = getComputedStyle(element);
      const lasts = transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0);
      return lasts || scrollBehavior === 'smooth';
    };
    return [
      ...[...document.querySelectorAll('*')].filter(takesTime).map(({ outerHTML }) => outerHTML.slice(0, 60)),
      ...document.getAnimations().flatMap(({ id, playState }) => (playState === 'running' ? [id] : [])),
    ];
  });

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

/** Returns layout shifts that scripts caused, and the largest picture if it was fetched only after layout. */
const notesOf = (page: Page) =>
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
async function firstVisit(page: Page, route: string) {
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

/** Visits a page for the first time on a phone with reduced motion. */
async function visitOnPhone(route: string) {
  const page = phone.page();
  await page.setViewportSize(lighthousePhone.viewport);
  const { measures, ...loaded } = await firstVisit(page, route);
  // Check that each measure was counted, because a missing measure would be within any budget.
  const counted = [
    measures['document with its styles'],
    measures.script,
    measures.font,
    ...(route === '/' ? [measures['pictures of the first view']] : []),
  ];
  expect(Math.min(...counted)).toBeGreaterThan(5000);
  const found = {
    overruns: overrunsOf(measures, sizeLimits(route)),
    ...loaded,
    ...(await notesOf(page)),
    moving: await moving(page),
    tooWide: await horizontalOverflow(page),
  };
  await page.setViewportSize({ width: 320, height: 640 });
  return { ...found, tooWideAt320: await horizontalOverflow(page) };
}

/** Visits a page on a desktop. */
async function visitOnDesktop(route: string) {
  const page = desktop.page();
  await page.goto(route);
  await hydrated(page);
  // Wait until changes from React effects are painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return {
    moves: (await notesOf(page)).moves,
    tooWide: await horizontalOverflow(page),
    // Search engines that run scripts read the page after hydration.
    data: await page.locator('script[type="application/ld+json"]').allTextContents(),
  };
}

test('the document of each page is within its limit', () => {
  const overruns = canonicalPaths.flatMap((route) => {
    const name = 'document with its styles';
    return overrunsOf({ [name]: bytesOf([route]) }, { [name]: sizeLimits(route)[name] }).map(
      (overrun) => `${route}: ${overrun}`,
    );
  });
  expect(overruns).toEqual([]);
});

test.each([...visitedPaths, ...translatedSamples()])(
  '%s is small, stable and not too wide',
  async (route) => {
    const [onPhone, onDesktop] = await Promise.all([visitOnPhone(route), visitOnDesktop(route)]);
    const html = htmlOf(route);
    expect({ onPhone, onDesktop }).toEqual({
      onPhone: {
        overruns: [],
        moves: [],
        blocking: [],
        lateLargest: [],
        fonts: preloadedFonts(html),
        moving: [],
        tooWide: 0,
        tooWideAt320: 0,
      },
      onDesktop: { moves: [], tooWide: 0, data: dataBlocks(html) },
    });
  },
);

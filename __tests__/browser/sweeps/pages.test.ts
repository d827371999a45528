/** Measures what pages of all kinds load, and what moves, on a phone and on a desktop. */
import type { Page, Request } from 'playwright-core';
import { overrunsOf, sizeLimits } from '../../../tools/audit/budgets';
import { hydrated, visitedPaths } from '../../support/builtSite';
import { bytesOf } from '../../support/bytes';
import { translatedSamples } from '../../support/languages';
import { frames, horizontalOverflow, layoutShift } from '../../support/scrolling';
import { tour } from '../../support/tour';
import { width } from '../../support/visitor';

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

/** Returns the sum of the layout shifts that scripts caused. Earlier ones depend on the fonts of the machine. */
const shiftByScripts = async (page: Page): Promise<number> => {
  const started = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources.find(({ initiatorType }) => initiatorType === 'script')?.startTime;
  });
  return layoutShift(page, started);
};

/** Visits a page for the first time on a phone with reduced motion. Its scripts start automatically. */
async function visitOnPhone(route: string) {
  const page = phone.page();
  await page.setViewportSize(lighthousePhone.viewport);
  const loaded = new Map<string, string>();
  const note = (request: Request) => {
    loaded.set(new URL(request.url()).pathname, request.resourceType());
  };
  page.on('request', note);
  await page.goto(route);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const addresses = (...types: readonly string[]): string[] =>
    [...loaded].flatMap(([address, type]) => (types.includes(type) ? address : []));
  const measures = {
    'document with its styles': bytesOf(addresses('document', 'stylesheet')),
    script: bytesOf(addresses('script')),
    font: bytesOf(addresses('font')),
    'font files': addresses('font').length,
    'pictures of the first view': bytesOf(await picturesInView(page)),
    'all files': bytesOf([...loaded.keys()]),
  };
  // A measure that was not counted would be within any budget.
  const { 'font files': _, 'pictures of the first view': pictures, ...counted } = measures;
  expect(Math.min(...Object.values(counted), route === '/' ? pictures : Infinity)).toBeGreaterThan(5000);
  const found = {
    overruns: overrunsOf(measures, sizeLimits(route)),
    shift: await shiftByScripts(page),
    moving: await moving(page),
    tooWide: await horizontalOverflow(page),
  };
  await page.setViewportSize({ width: 256, height: 640 });
  return { ...found, tooWideAt256: await horizontalOverflow(page) };
}

/** Visits a page on a desktop. */
async function visitOnDesktop(route: string) {
  const page = desktop.page();
  await page.goto(route);
  await hydrated(page);
  // Wait until changes from React effects are painted.
  await frames(page);
  return { shift: await shiftByScripts(page), tooWide: await horizontalOverflow(page) };
}

test.each([...visitedPaths, ...translatedSamples()])('%s is small and stable, and fits', async (route) => {
  const [onPhone, onDesktop] = await Promise.all([visitOnPhone(route), visitOnDesktop(route)]);
  expect({ onPhone, onDesktop }).toEqual({
    onPhone: { overruns: [], shift: 0, moving: [], tooWide: 0, tooWideAt256: 0 },
    onDesktop: { shift: 0, tooWide: 0 },
  });
});

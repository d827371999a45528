/** Opens pages of all kinds on a phone and on a desktop. */
import type { Page } from 'playwright-core';
import { overrunsOf, sizeLimits } from '../../../tools/audit/budgets';
import { canonicalPaths, htmlOf, hydrated, visitedPaths } from '../../support/builtSite';
import { bytesOf, firstVisit, lighthousePhone, notesOf, observe } from '../../support/firstVisit';
import { translatedSamples } from '../../support/languages';
import { tour } from '../../support/tour';
import { horizontalOverflow, width } from '../../support/visitor';

const phone = tour(lighthousePhone);
const desktop = tour(width(1440));
beforeAll(async () => {
  await observe(phone.page());
  await observe(desktop.page());
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

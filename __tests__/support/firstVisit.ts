/** What a phone loads when it opens a page for the first time, counted in bytes as a good host sends them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { asSent } from '../../tools/audit/asSent';
import { type Measures, PHONE } from '../../tools/audit/budgets';
import { firstViewOf, type Placed } from '../../tools/audit/firstView';
import { hydrated, publicDir } from './builtSite';

/** Lighthouse's phone. What moves by itself stands still, so that each visit loads the same. */
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

/** The bytes sent for a path of the site. */
function bytesOf(address: string): Promise<number> {
  const size = sizes.get(address) ?? sizeOf(address);
  sizes.set(address, size);
  return size;
}

async function sum(addresses: readonly string[]): Promise<number> {
  const bytes = await Promise.all(addresses.map(bytesOf));
  return bytes.reduce((total, one) => total + one, 0);
}

const placedPictures = (page: Page): Promise<Placed[]> =>
  page.evaluate(() =>
    [...document.images].map((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return { address: image.currentSrc && new URL(image.currentSrc).pathname, top, bottom, left, right };
    }),
  );

/** The picture that is the largest of all that was painted, if it had to wait until the browser knew where it stands. */
const latePicture = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        new PerformanceObserver((list) => {
          const { element, url } = list.getEntries().at(-1) as PerformanceEntry & {
            element: Element;
            url: string;
          };
          done(element instanceof HTMLImageElement && element.loading === 'lazy' ? [url] : []);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/**
 * Opens a page and waits until it is alive and has loaded all that it wants.
 * @param page one of its own, nothing opened in it yet
 * @returns what it cost, the fonts it loaded, what it had to load before it could be painted, and the largest picture
 * if that was fetched late
 */
export async function firstVisit(page: Page, route: string) {
  const loaded: { address: string; type: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    loaded.push({ address: pathname, type: request.resourceType() });
  });
  await page.goto(route);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const addresses = (...types: readonly string[]): string[] => [
    ...new Set(loaded.filter(({ type }) => types.includes(type)).map(({ address }) => address)),
  ];
  const fonts = addresses('font');
  const measures: Measures = {
    document: await sum(addresses('document', 'stylesheet')),
    script: await sum(addresses('script')),
    font: await sum(fonts),
    fontFiles: fonts.length,
    firstView: await sum(firstViewOf(await placedPictures(page))),
    total: await sum([...new Set(loaded.map(({ address }) => address))]),
  };
  const blocking = await page.evaluate(() =>
    (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[]
    )
      .filter((entry) => entry.renderBlockingStatus === 'blocking')
      .map((entry) => entry.name),
  );
  return { measures, fonts, blocking, late: await latePicture(page) };
}

/** Pictures that fail to load: their alternative texts are shown in their place, without layout shifts. */
import type { Page } from 'playwright-core';
import { eventually, layoutShift, open, reducedMotion, visitor, width } from '../../support/visitor';

const { newPage, takeConsoleErrors } = visitor();

const PICTURES = /\/static\/.+\.(avif|webp|jpe?g|png|svg)$/;
/** The layout shift that the font may cause. Pictures must not add to it. */
const SHIFT_LIMIT = 0.002;

/** Opens a page and waits for all of its pictures, whether they load or fail. */
async function read(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
    return document.fonts.ready.then(() => {});
  });
  const complete = () => page.evaluate(() => [...document.images].every((picture) => picture.complete));
  await eventually(complete, true);
}

/** Returns the position of each part of a page: left, top, width and height. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main picture, main img, main :is(h1, h2, h3), footer')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.localName, ...[x, y + window.scrollY, width, height].map(Math.round)];
    }),
  );

test.each(['/', '/PulsesProducts'])('%s keeps its layout', async (route) => {
  const page = await newPage({ ...width(390), ...reducedMotion });
  await page.route(PICTURES, (way) => way.abort());
  await read(page, route);
  expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
  const without = await places(page);
  takeConsoleErrors(page);
  await page.unroute(PICTURES);
  await read(page, route);
  expect(without).toEqual(await places(page));
});

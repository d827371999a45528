/** A page on the way back that arrives after the visitor has gone on elsewhere: it must not take the place of that. */
import type { Page } from 'playwright-core';
import { hydrated } from '../../support/builtSite';
import { heading } from '../../support/faults';
import { address, eventually, holdBack, navigate, visitor } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

/** The page with the function that draws the frames held. */
type Holding = Window & { drawHeld: () => void };

/**
 * Holds the frames of a page, without which the router shows nothing new, from when a page is loaded until it has
 * arrived: to Gatsby that page and an address called up meanwhile are one change then, as on a busy phone.
 */
const holdFramesWhileLoading = (page: Page, path: string) =>
  page.evaluate((held) => {
    const { ___loader: loader, requestAnimationFrame: draw } = window;
    const { loadPage } = loader;
    const frames: FrameRequestCallback[] = [];
    const drawHeld = () => {
      window.requestAnimationFrame = draw;
      for (const frame of frames.splice(0)) frame(performance.now());
    };
    Object.assign(window, { drawHeld });
    loader.loadPage = (wanted) => {
      const loading = loadPage(wanted);
      if (wanted === held) {
        window.requestAnimationFrame = (frame) => frames.push(frame);
        // After Gatsby, which hears of the page in the same turn.
        loading.then(() => queueMicrotask(drawHeld));
      }
      return loading;
    };
  }, path);
const drawHeld = (page: Page) => page.evaluate(() => (window as unknown as Holding).drawHeld());

test('the page last asked for stands', async () => {
  const page = await visit('/team');
  await navigate(page, '/about');
  await heading(page, 'About Us').waitFor();
  // From here on the browser has to fetch the page before.
  await page.reload();
  await hydrated(page);
  await holdFramesWhileLoading(page, '/team');
  const data = '**/page-data/team/page-data.json';
  const release = await holdBack(page, data);
  const asked = page.waitForRequest(data);
  await page.goBack();
  await asked;
  await navigate(page, '/legacy');
  await eventually(async () => address(page), '/legacy');
  release();
  await page.waitForFunction(() => window.___loader.loadPageSync('/team'), null, { polling: 20 });
  await drawHeld(page);
  await heading(page, 'Our Legacy').waitFor();
  expect(address(page)).toBe('/legacy');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

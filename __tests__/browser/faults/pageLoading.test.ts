/**
 * A page that cannot be loaded: it is opened by a full load at the address asked for, its query and hash kept, and no
 * screen is ever blank or that of another page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { publicDir } from '../../support/builtSite';
import { goOnAndReload, heading, loadsOf, showsScreen, withhold } from '../../support/faults';
import { link, plainEntries } from '../../support/mainMenu';
import { holdBack, navigate, visitor } from '../../support/visitor';

const { visit, takeComplaints } = visitor();

const TEXTILES = '/textiles?from=team#jute';
const DATA = '**/page-data/textiles/page-data.json*';
const SCRIPT = '**/component---src-pages-textiles-tsx-*.js';

const faults: [string, (page: Page) => Promise<unknown>][] = [
  ['whose script is gone', (page) => withhold(page, SCRIPT)],
  ['whose data are gone', (page) => page.route(DATA, (route) => route.fulfill({ status: 404, body: '' }))],
  [
    'whose data name a script of another release',
    (page) => {
      const data = JSON.parse(
        readFileSync(path.join(publicDir, 'page-data/textiles/page-data.json'), 'utf8'),
      ) as object;
      return page.route(DATA, (route) =>
        route.fulfill({
          json: { ...data, componentChunkName: 'component---src-pages-of-another-release-tsx' },
        }),
      );
    },
  ],
];

describe.each(faults)('a page %s', (_, happen) => {
  test('opens by a link, and can be left', async () => {
    const page = await visit('/team');
    await happen(page);
    const loads = loadsOf(page);
    await navigate(page, TEXTILES);
    await showsScreen(page, 'textiles', TEXTILES, loads, 1);
    await link(page, plainEntries[0]?.label ?? '').click();
    await page.waitForURL('**/');
    takeComplaints(page);
  });

  test('opens on the way back', async () => {
    const page = await visit(TEXTILES);
    await goOnAndReload(page);
    await happen(page);
    const loads = loadsOf(page);
    await page.goBack();
    await showsScreen(page, 'textiles', TEXTILES, loads, 1);
    takeComplaints(page);
  });
});

test('a page whose prefetch has failed opens by its link', async () => {
  const page = await visit('/team');
  const [, entry] = plainEntries;
  if (!entry) throw new Error('There is no entry in the menu.');
  const data = `**/page-data${entry.to}/page-data.json`;
  await withhold(page, data);
  const failed = page.waitForEvent('requestfailed');
  await link(page, entry.label).hover();
  await failed;
  await page.unroute(data);
  await link(page, entry.label).click();
  await page.waitForURL(`**${entry.to}`);
  await page.locator(`nav [aria-current="page"][href="${entry.to}"]`).first().waitFor();
  takeComplaints(page);
});

/** Lets files fail that a page asks for, but only when the function returned is called. */
async function failLate(page: Page, files: string): Promise<() => void> {
  let fail = () => {};
  const failing = new Promise<void>((done) => {
    fail = done;
  });
  await page.route(files, async (route) => {
    await failing;
    await route.abort();
  });
  return fail;
}

/**
 * Holds the frames of a page, without which the router shows nothing new, from when another page is loaded until it has
 * arrived: to Gatsby that page and an address called up meanwhile are one change then, as on a busy phone.
 */
const holdFramesWhileLoading = (page: Page, held: string) =>
  page.evaluate((path) => {
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
      if (wanted !== path) return loading;
      window.requestAnimationFrame = (frame) => frames.push(frame);
      // After Gatsby, which hears of the page in the same turn.
      loading.then(() => queueMicrotask(drawHeld));
      return loading;
    };
  }, held);

describe('a visitor who has gone on elsewhere meanwhile stays there', () => {
  const goOn = async (page: Page) => {
    await navigate(page, '/legacy');
    await heading(page, 'legacy').waitFor();
  };
  const goBack = async (page: Page, files = DATA) => {
    const asked = page.waitForRequest(files);
    await page.goBack();
    await asked;
  };

  test('when a page on the way back arrives late', async () => {
    const page = await visit('/textiles');
    await goOnAndReload(page);
    const loads = loadsOf(page);
    await holdFramesWhileLoading(page, '/textiles');
    const release = await holdBack(page, DATA);
    await goBack(page);
    await navigate(page, '/legacy');
    await page.waitForURL('**/legacy');
    release();
    await page.waitForFunction(() => window.___loader.loadPageSync('/textiles'), null, { polling: 20 });
    await page.evaluate(() => (window as unknown as { drawHeld: () => void }).drawHeld());
    await showsScreen(page, 'legacy', '/legacy', loads, 0);
  });

  test('when a page on the way back fails late, which opens in full the next time', async () => {
    const page = await visit(TEXTILES);
    await goOnAndReload(page);
    const loads = loadsOf(page);
    const fail = await failLate(page, SCRIPT);
    await goBack(page, SCRIPT);
    await goOn(page);
    fail();
    await showsScreen(page, 'legacy', '/legacy', loads, 0);
    await page.goBack();
    await showsScreen(page, 'textiles', TEXTILES, loads, 1);
    takeComplaints(page);
  });

  test('when a page arrives late that a link led to', async () => {
    const page = await visit('/team');
    const loads = loadsOf(page);
    const asked = page.waitForRequest(DATA);
    const release = await holdBack(page, DATA);
    await navigate(page, TEXTILES);
    await asked;
    await goOn(page);
    const arrived = page.waitForResponse(DATA);
    release();
    await arrived;
    const isLoaded = () => window.___loader.loadPageSync('/textiles?from=team');
    await page.waitForFunction(isLoaded, null, { polling: 20 });
    await showsScreen(page, 'legacy', '/legacy', loads, 0);
  });

  test('when a page fails late that a link led to', async () => {
    const page = await visit('/team');
    const loads = loadsOf(page);
    const fail = await failLate(page, DATA);
    const asked = page.waitForRequest(DATA);
    await navigate(page, TEXTILES);
    await asked;
    await goOn(page);
    fail();
    await showsScreen(page, 'legacy', '/legacy', loads, 0);
    takeComplaints(page);
  });
});

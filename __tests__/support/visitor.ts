import type { Locator, Page } from 'playwright-core';
import { consoleErrorsOf, hideLoadingScreen, hydrated, openSite } from './builtSite';

type Site = Awaited<ReturnType<typeof openSite>>;
type Settings = Parameters<Site['newPage']>[0];

/** Settings for a window of this width, with a typical height. */
export const width = (pixels: number) => ({ viewport: { width: pixels, height: pixels < 700 ? 844 : 900 } });

/** Settings for a phone: narrow, with touch and without a pointer that hovers. */
export const phone = { ...width(390), hasTouch: true, isMobile: true };

export const reducedMotion = { reducedMotion: 'reduce' } as const;
export const withoutScripts = { javaScriptEnabled: false };

/** Delays files that a page requests until the returned function is called. */
export async function delayRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Loads a page, presses a key, so that the scripts start immediately, and waits until React has hydrated it. */
async function hydrateAfter(page: Page, load: () => Promise<unknown>): Promise<void> {
  await load();
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await hydrated(page);
}

const PARSED = { waitUntil: 'domcontentloaded' } as const;

/** Opens a URL and waits until React has hydrated the page. */
export const open = (page: Page, address: string) => hydrateAfter(page, () => page.goto(address, PARSED));

/** Reloads a page and waits until React has hydrated it. */
export const reload = (page: Page) => hydrateAfter(page, () => page.reload(PARSED));

/**
 * Returns functions with which the tests of a file visit pages. Call it at the top of the file, because it registers
 * hooks. They open the site before all tests. After each test, they close its pages and fail the test if the browser
 * reported errors or warnings.
 * @param options settings of the host
 */
export function visitor(options?: Parameters<typeof openSite>[0]) {
  let site: Site;
  let visits: { page: Page; consoleErrors: string[] }[] = [];

  beforeAll(async () => {
    site = await openSite(options);
  });
  afterAll(() => site?.close());
  afterEach(async () => {
    const consoleErrors = visits.flatMap((visit) => visit.consoleErrors);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    visits = [];
    expect(consoleErrors).toEqual([]);
  });

  const begin = (page: Page): Page => {
    visits.push({ page, consoleErrors: consoleErrorsOf(page) });
    return page;
  };
  const newPage = async (settings: Settings = width(1440)) => begin(await site.newPage(settings));

  return {
    /** Opens a new, empty page. */
    newPage,
    /** Returns the console errors of a page and clears them, so that they do not fail the test. */
    takeConsoleErrors: (page: Page): string[] =>
      visits.find((visit) => visit.page === page)?.consoleErrors.splice(0) ?? [],
    /** Opens a second tab that shares the storage of a page. */
    newTab: async (page: Page): Promise<Page> => begin(await page.context().newPage()),
    /** Opens a URL and waits until React has hydrated the page. Without scripts, waits until the HTML has loaded. */
    async visit(address: string, settings?: Settings): Promise<Page> {
      const page = await newPage(settings);
      if (settings?.javaScriptEnabled !== false) await open(page, address);
      else {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        // Init scripts do not run if scripts are disabled.
        await page.evaluate(hideLoadingScreen);
      }
      return page;
    },
    /** Opens a URL. Its scripts arrive when `release` is called. */
    async visitBeforeScripts(address: string, settings?: Settings) {
      const page = await newPage(settings);
      const release = await delayRequests(page, '**/*.js');
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      return { page, release };
    },
    /** Opens a URL with a stopped clock. Only `page.clock.runFor` advances the clock. */
    async visitWithStoppedClock(address: string, settings?: Settings): Promise<Page> {
      const page = await newPage(settings);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
      const isHydrated = hydrated(page).then(() => true);
      // Gatsby hydrates only after a timeout, so the clock must advance.
      while (!(await Promise.race([isHydrated, new Promise((next) => setTimeout(next, 20))])))
        await page.clock.runFor(10);
      return page;
    },
  };
}

/** Returns a function that checks whether an element has the focus. */
export const isFocused = (locator: Locator) => () =>
  locator.evaluate((element) => element === document.activeElement);

/** Returns the path, query and hash of the page's URL. */
export const address = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Waits until the page has this path, query and hash. */
export const isAt = (page: Page, expected: string) => eventually(async () => address(page), expected);

export const main = (page: Page) => page.getByRole('main');

/** Returns the URLs of links as they are in the HTML. */
export const hrefsOf = (links: Locator) =>
  links.evaluateAll((each) => each.map((link) => link.getAttribute('href') ?? ''));

/** Navigates with a clicked link: with the router, without a new document. */
export const navigate = (page: Page, to: string) =>
  page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }, to);

/** Waits until `read` returns `expected`. After 30 seconds, fails with the last value. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + 30_000;
  let last = await read();
  while (JSON.stringify(last) !== JSON.stringify(expected) && Date.now() < end) {
    await new Promise((next) => setTimeout(next, 25));
    last = await read();
  }
  expect(last).toEqual(expected);
}

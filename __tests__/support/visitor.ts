import type { Page } from 'playwright-core';
import { complaintsOf, hideLoadingScreen, hydrated, openSite } from './builtSite';

type Settings = Parameters<Awaited<ReturnType<typeof openSite>>['newPage']>[0];

/** A window of this width, with a height usual for it. */
export const width = (pixels: number) => ({
  viewport: { width: pixels, height: pixels < 700 ? 844 : 900 },
});

/** A phone: narrow, touched, and without a pointer that hovers. */
export const phone = { ...width(390), hasTouch: true, isMobile: true };

export const reducedMotion = { reducedMotion: 'reduce' } as const;
export const withoutScripts = { javaScriptEnabled: false };

/** Delays files that a page requests until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
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

/** Starts the scripts of a page at once with a key press, and waits until React has hydrated it. */
async function hydrateNow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await hydrated(page);
}

/** Opens a URL in a page, and waits until React has hydrated it. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await hydrateNow(page);
}

/** Reloads a page, and waits until React has hydrated it. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrateNow(page);
}

/**
 * Returns functions with which the tests of a file visit pages. To be called at the top of the file: it registers
 * hooks that open the site before all tests and, after each, close its pages and fail it if the browser complained.
 * @param start opens another site than the one in `public/`
 */
export function visitor(start = () => openSite()) {
  let site: Awaited<ReturnType<typeof openSite>> | undefined;
  let visits: { page: Page; complaints: string[] }[] = [];

  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site?.close());
  afterEach(async () => {
    const complaints = visits.flatMap((visit) => visit.complaints);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    visits = [];
    expect(complaints).toEqual([]);
  });

  const begin = (page: Page): Page => {
    visits.push({ page, complaints: complaintsOf(page) });
    return page;
  };
  const beginAnew = async (settings: Settings): Promise<Page> => {
    if (!site) throw new Error('The site could not be opened.');
    return begin(await site.newPage(settings));
  };

  return {
    /** A page of its own, nothing opened in it yet. */
    newPage: (settings: Settings = width(1440)): Promise<Page> => beginAnew(settings),
    /** Takes the complaints of a page out of those that fail the test, and returns them: for a test that expects some. */
    takeComplaints: (page: Page): string[] =>
      visits.find((visit) => visit.page === page)?.complaints.splice(0) ?? [],
    /** A second tab with the storage of a page. */
    newTab: async (page: Page): Promise<Page> => begin(await page.context().newPage()),
    /** Opens a URL and waits until React has hydrated the page; without scripts, until its HTML is there. */
    async visit(address: string, settings: Settings = width(1440)): Promise<Page> {
      const page = await beginAnew(settings);
      if (settings?.javaScriptEnabled !== false) await open(page, address);
      else {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        // Init scripts do not run where scripts are off.
        await page.evaluate(hideLoadingScreen);
      }
      return page;
    },
    /** Opens a URL whose scripts arrive only when `release` is called. */
    async visitBeforeScripts(address: string, settings: Settings = width(1440)) {
      const page = await beginAnew(settings);
      const release = await holdBack(page, '**/*.js');
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      return { page, release };
    },
    /** Opens a URL with a stopped clock, which only `page.clock.runFor` advances. */
    async visitWithStoppedClock(address: string, settings: Settings = width(1440)): Promise<Page> {
      const page = await beginAnew(settings);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
      const isHydrated = hydrated(page).then(() => true);
      // Gatsby sets a timer before it hydrates.
      while (!(await Promise.race([isHydrated, new Promise((next) => setTimeout(next, 20))])))
        await page.clock.runFor(10);
      return page;
    },
  };
}

/** The scroll position of the page, in pixels. */
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls, and waits until the browser has fired the event. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );

/** How many pixels the page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The sum of all layout shifts so far. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is called in batches, a little after the frames.
        setTimeout(() => done(sum), 200);
      }),
  );

/** The path, query and hash of the page's address. */
export const address = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Follows a URL like one of Gatsby's links: at a click, with the router instead of the browser. */
export const navigate = (page: Page, to: string) =>
  page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(path);
    });
    document.body.append(link);
    link.click();
    link.remove();
  }, to);

/** Waits until `read` gives `expected`; after the time limit the last value fails the test. */
export async function eventually<T>(read: () => Promise<T>, expected: T, limit = 5000): Promise<void> {
  const end = Date.now() + limit;
  let last = await read();
  while (JSON.stringify(last) !== JSON.stringify(expected) && Date.now() < end) {
    await new Promise((next) => setTimeout(next, 25));
    last = await read();
  }
  expect(last).toEqual(expected);
}

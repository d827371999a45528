import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { HYDRATED_ATTRIBUTE } from '../../src/gatsby/browser/pageLoading';
import { SPECIFICATIONS } from '../../src/routes';
import { BROWSER_FLAGS } from '../browser';
import { PHONE } from './budgets';

export const FILTER_ROWS = 500;

/** CPU slowdown factor that emulates the phone. */
const SLOWDOWN = 4;

/** Each letter hides rows, and each Backspace shows them again. */
const KEYS = ['d', 'a', 'l', 'Backspace', 'Backspace', 'Backspace', 'o', 'Backspace'];

interface Table {
  rows: { name: string; path: string }[];
}

/** Repeats the rows of all tables under new names, until there are `FILTER_ROWS`. */
function growSpecifications(page: Page, publicDir: string) {
  const file = `page-data${SPECIFICATIONS}/page-data.json`;
  const json = JSON.parse(readFileSync(path.join(publicDir, file), 'utf8')) as {
    result: { data: { page: { tables: Table[] } } };
  };
  const { tables } = json.result.data.page;
  for (const table of tables) {
    const copies = Array.from({ length: FILTER_ROWS }, (_, index) =>
      table.rows.map((row) => ({ ...row, name: `${row.name} ${index}`, path: `${row.path}-${index}` })),
    );
    table.rows = copies.flat().slice(0, FILTER_ROWS / tables.length);
  }
  return page.route(`**/${file}*`, (route) => route.fulfill({ json }));
}

/** Presses a key. Returns the time until the next paint as the browser reports it, in ms. */
async function press(page: Page, key: string): Promise<number> {
  const duration = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => {
          const down = list.getEntries().find(({ name }) => name === 'keydown');
          if (!down) return;
          observer.disconnect();
          done(down.duration);
        });
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        // The browser does not report durations below the threshold.
        setTimeout(() => done(0), 3000);
      }),
  );
  await page.keyboard.press(key);
  return duration;
}

/**
 * Measures the time from a key press in the filter of the specifications to the next paint, on a phone and with
 * `FILTER_ROWS` rows.
 * @param origin where the site in `publicDir` is served
 * @returns the median of several keys, in ms
 */
export async function measureFilter(executable: string, origin: string, publicDir: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: executable, args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({
      ignoreHTTPSErrors: true,
      viewport: { width: PHONE.width, height: PHONE.height },
      deviceScaleFactor: PHONE.density,
      isMobile: true,
    });
    await growSpecifications(page, publicDir);
    await page.goto(`${origin}/404`);
    await page.locator(`html[${HYDRATED_ATTRIBUTE}]`).waitFor();
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, SPECIFICATIONS);
    await page
      .locator('tbody tr')
      .nth(FILTER_ROWS - 1)
      .waitFor({ state: 'attached' });
    await page.locator('main input').focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times: number[] = [];
    for (const key of KEYS) times.push(await press(page, key));
    return times.sort((one, other) => one - other)[KEYS.length / 2] ?? 0;
  } finally {
    await browser.close();
  }
}

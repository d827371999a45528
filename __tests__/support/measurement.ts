import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { open } from './visitor';

/** Opens a page, waits until the browser is idle, and returns the loaded scripts that report measurements. */
export async function reportScriptsLoaded(page: Page, dir: string, address: string): Promise<string[]> {
  const scripts = readdirSync(dir).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(dir, file), 'utf8').includes('sendBeacon'),
  );
  if (scripts.length === 0) throw new Error('No script reports measurements.');
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 200))));
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return scripts.filter((script) => loaded.some((url) => url.endsWith(script)));
}

/** Ends a visit: presses a key and moves the tab to the background. Then returns the tab to the foreground. */
export async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

/** Waits until the browser has reported a largest paint. After a key press, browsers no longer report it. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new PerformanceObserver(() => done());
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Receives the beacons of a page. Returns an array to which the reports are added. */
export async function receiveReports(page: Page, url: string): Promise<Record<string, unknown>[]> {
  const reports: Record<string, unknown>[] = [];
  await page.route(url, async (route) => {
    reports.push(...(JSON.parse(route.request().postData() ?? '') as typeof reports));
    await route.fulfill({ status: 204 });
  });
  return reports;
}

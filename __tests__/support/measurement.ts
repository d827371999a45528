import type { Page } from 'playwright-core';

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

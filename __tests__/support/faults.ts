/** Simulates failures between the visitor and the site, and checks what the page shows. */
import type { Page } from 'playwright-core';
import { documentAt } from './content';
import { titleOf } from './labels';
import { address, frames } from './visitor';

export const errorCopy = documentAt('sections/error.json');

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const errorPage = (page: Page) => titled(page, errorCopy.title);
/** Finds the heading of a screen. `screen` is the name of its document. */
export const heading = (page: Page, screen: string) => titled(page, titleOf(screen));

/** Removes the content from the data of a page, so that rendering the page throws. */
export const breakPageData = (page: Page, route: string) =>
  page.route(`**/page-data${route}/page-data.json`, async (way) => {
    const data = await (await way.fetch()).json();
    await way.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
  });

/** Aborts requests for matching files. */
export const blockRequests = (page: Page, files: string | RegExp) =>
  page.route(files, (route) => route.abort());

/** Counts how often the page loads a document. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Expects a screen at a URL and exactly `count` loads of documents. */
export async function expectPage(page: Page, screen: string, at: string, loads: () => number, count: number) {
  await heading(page, screen).waitFor({ timeout: 10_000 });
  await frames(page, 9);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([titleOf(screen)]);
  expect([address(page), loads()]).toEqual([at, count]);
}

/** Simulates failures between the visitor and the site, and checks what the page shows. */
import type { Page } from 'playwright-core';
import { documentAt } from './content';
import { titleOf } from './labels';
import { frames } from './scrolling';
import { address } from './visitor';

export const errorCopy = documentAt('sections/error.json');

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const errorPage = (page: Page) => titled(page, errorCopy.title);
/** Finds the heading of the page of a path. */
export const heading = (page: Page, route: string) => titled(page, titleOf(route));

/** Removes the content from the data of a page, so that rendering the page throws. */
export const breakPageData = (page: Page, route: string) =>
  page.route(`**/page-data${route}/page-data.json`, async (way) => {
    const data = await (await way.fetch()).json();
    await way.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
  });

/** Counts how often the page loads a document. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Expects the page of a path at a URL and exactly `count` loads of documents. */
export async function expectPage(page: Page, route: string, at: string, loads: () => number, count: number) {
  await heading(page, route).waitFor({ timeout: 10_000 });
  await frames(page, 9);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([titleOf(route)]);
  expect([address(page), loads()]).toEqual([at, count]);
}

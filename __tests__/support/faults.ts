/** What can fail between a visitor and the site, and what the page shows then. */
import type { Page } from 'playwright-core';
import { documentAt } from './content';
import { titleOf } from './labels';
import { address, navigate, open } from './visitor';

/** The texts of the error page. */
export const errorCopy: { title: string; retry: string; actions: { label: string; to: string }[] } =
  documentAt('sections/error.json');

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const errorPage = (page: Page) => titled(page, errorCopy.title);
/** The heading of a screen, by the name of its document. */
export const heading = (page: Page, screen: string) => titled(page, titleOf(screen));

/** Cuts or restores the connection. */
export const offline = (page: Page, cut: boolean) => page.context().setOffline(cut);

/** Delivers the data of a page without its content, so that the page throws. */
export const spoil = (page: Page, route: string) =>
  page.route(`**/page-data${route}/page-data.json`, async (way) => {
    const data = await (await way.fetch()).json();
    await way.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
  });

/** Lets nothing that matches be fetched. */
export const withhold = (page: Page, files: string | RegExp) => page.route(files, (route) => route.abort());

/** Counts how often a document is loaded into the page. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Goes on to another page and reloads that, so that the browser holds nothing of the page before. */
export async function goOnAndReload(page: Page): Promise<void> {
  await navigate(page, '/team');
  await heading(page, 'team').waitFor();
  await open(page, '/team');
}

/** Expects a screen at a URL after so many loads, and that no further load begins. */
export async function showsScreen(
  page: Page,
  screen: string,
  at: string,
  loads: () => number,
  count: number,
) {
  await heading(page, screen).waitFor({ timeout: 10_000 });
  await page.waitForTimeout(150);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([titleOf(screen)]);
  expect([address(page), loads()]).toEqual([at, count]);
}

/** Forbids storage, as some browser settings do. Runs in the browser. */
export function forbidStorage(): void {
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('No storage.', 'SecurityError');
      },
    });
}

/** What can go wrong between a visitor and the site, and how it shows. */
import type { Page } from 'playwright-core';

export const ERROR_TITLE = 'This Page Did Not Load';
export const errorPage = (page: Page) => page.getByRole('heading', { level: 1, name: ERROR_TITLE });
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** A link of the frame's head. */
export const menu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Cuts or restores the connection. */
export const offline = (page: Page, cut: boolean) => page.context().setOffline(cut);

/** Lets nothing of a page be fetched by scripts; its HTML is served. */
export const withhold = (page: Page, route: string, chunk: string) =>
  Promise.all([
    page.route(`**/page-data${route}/page-data.json`, (way) => way.abort()),
    page.route(`**/component---${chunk}-*.js`, (way) => way.abort()),
  ]);

/** Counts how often a document is loaded into the page. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** What the browser does to a page that keeps its storage closed. */
export function forbidStorage(): void {
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('No storage.', 'SecurityError');
      },
    });
}

/** What the browser does to a page whose storage is full. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
}

export const anotherRelease = (page: Page) =>
  page.route('**/page-data/app-data.json', (way) =>
    way.fulfill({ json: { webpackCompilationHash: 'another' } }),
  );

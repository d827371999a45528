/** If Gatsby cannot load a page, or it is of a newer release, the browser loads the requested URL completely. */
import type { Page } from 'playwright-core';
import { htmlOf, hydrated } from '../../support/builtSite';
import { lastCatalogue } from '../../support/catalogues';
import { breakPageData, errorCopy, errorPage, expectPage, heading, loadsOf } from '../../support/faults';
import { needs, otherPage, somePage } from '../../support/inPlace';
import { site } from '../../support/labels';
import { link, plainEntries } from '../../support/mainMenu';
import { scrollTo, scrollY } from '../../support/scrolling';
import { address, delayRequests, navigate, open, visitor } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();

const { route, entries } = lastCatalogue;
const test = needs({ catalogues: entries.length });
const CHOICE = `${route}?from=team#${entries.at(-1)?.slug}`;
const APP_DATA = '**/page-data/app-data.json';
const DATA = `**/page-data${route}/page-data.json*`;
const SCRIPT = '**/component---src-templates-catalogue-page-tsx-*.js';

const faults: [string, (page: Page) => Promise<unknown>][] = [
  ['whose script is gone', (page) => page.route(SCRIPT, (route) => route.abort())],
  ['whose data are gone', (page) => page.route(DATA, (route) => route.fulfill({ status: 404, body: '' }))],
];

test.each(faults)('a link opens a page %s, and the visitor can leave it', async (_, causeFault) => {
  const page = await visit(somePage);
  await causeFault(page);
  const loads = loadsOf(page);
  await navigate(page, CHOICE);
  await expectPage(page, route, CHOICE, loads, 1);
  await link(page, plainEntries[0].label).click();
  await page.waitForURL('**/');
  takeConsoleErrors(page);
});

test('if the page that Back opens fails late, a visitor who has navigated elsewhere stays there; the next Back loads it', async () => {
  const page = await visit(CHOICE);
  await navigate(page, somePage);
  await heading(page, somePage).waitFor();
  // After loading a document, the browser has nothing of the previous page in memory.
  await open(page, somePage);
  const loads = loadsOf(page);
  const release = await delayRequests(page, SCRIPT);
  const requested = page.waitForRequest(SCRIPT);
  await page.goBack();
  await requested;
  await navigate(page, otherPage);
  await heading(page, otherPage).waitFor();
  await page.context().setOffline(true);
  release();
  await expectPage(page, otherPage, otherPage, loads, 0);
  await page.context().setOffline(false);
  await page.goBack();
  await expectPage(page, route, CHOICE, loads, 1);
  takeConsoleErrors(page);
});

/** Replaces site data and HTML, as a new release does. */
const publish = async (page: Page) => {
  await page.route(APP_DATA, (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }));
  const isPage = (url: URL) => !url.pathname.includes('.');
  await page.route(isPage, (route) => {
    const html = htmlOf(new URL(route.request().url()).pathname);
    // Remove the policy, which does not allow the changed script.
    const free = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    const body = free.replace(/(___webpackCompilationHash=")\w+/, '$1another');
    return route.fulfill({ contentType: 'text/html', body });
  });
};

test('after a new release, a link opens its page with a full load, and navigation continues normally', async () => {
  const page = await visit(somePage);
  const loads = loadsOf(page);
  await publish(page);
  await navigate(page, CHOICE);
  await expectPage(page, route, CHOICE, loads, 1);
  await hydrated(page);
  await navigate(page, otherPage);
  await expectPage(page, otherPage, otherPage, loads, 1);
});

const action = (page: Page, to: string) => page.getByRole('main').locator(`a.button[href="${to}"]`);

test('if a page throws while rendering, our error page has the layout, and each way out works: a link, Back and retry', async () => {
  const page = await visit(otherPage);
  await scrollTo(page, 300);
  await breakPageData(page, somePage);
  await navigate(page, somePage);
  await errorPage(page).waitFor();
  expect(await scrollY(page)).toBe(0);
  expect(takeConsoleErrors(page).join('\n')).toContain('TypeError');
  expect(await page.title()).toBe(`${errorCopy.title} | ${site.productName}`);
  expect(await page.getByRole('alert').isVisible()).toBe(true);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  for (const { to } of errorCopy.actions) expect(await action(page, to).isVisible()).toBe(true);
  await action(page, '/contact').click();
  await heading(page, '/contact').waitFor();
  expect(await errorPage(page).count()).toBe(0);
  await page.goBack();
  await errorPage(page).waitFor();
  expect(address(page)).toBe(somePage);
  await page.unrouteAll();
  await page.getByRole('button', { name: errorCopy.retry }).click();
  await heading(page, somePage).waitFor();
  takeConsoleErrors(page);
});

/**
 * If Gatsby cannot load a page, or the page is of a newer release, the browser loads the requested URL, including query
 * and hash. The screen is never blank and never shows another page.
 */
import type { Page } from 'playwright-core';
import { htmlOf, hydrated } from '../../support/builtSite';
import { blockRequests, expectPage, heading, loadsOf } from '../../support/faults';
import { link, plainEntries } from '../../support/mainMenu';
import { delayRequests, navigate, open, visitor } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();

const TEXTILES = '/textiles?from=team#jute';
const APP_DATA = '**/page-data/app-data.json';
const DATA = '**/page-data/textiles/page-data.json*';
const SCRIPT = '**/component---src-pages-textiles-tsx-*.js';

const faults: [string, (page: Page) => Promise<unknown>][] = [
  ['whose script is gone', (page) => blockRequests(page, SCRIPT)],
  ['whose data are gone', (page) => page.route(DATA, (route) => route.fulfill({ status: 404, body: '' }))],
];

test.each(faults)('a link opens a page %s, and the visitor can leave it', async (_, causeFault) => {
  const page = await visit('/team');
  await causeFault(page);
  const loads = loadsOf(page);
  await navigate(page, TEXTILES);
  await expectPage(page, 'textiles', TEXTILES, loads, 1);
  await link(page, plainEntries[0]?.label ?? '').click();
  await page.waitForURL('**/');
  takeConsoleErrors(page);
});

test('if the page that Back opens fails late, a visitor who has navigated elsewhere stays there; the next Back loads it', async () => {
  const page = await visit(TEXTILES);
  await navigate(page, '/team');
  await heading(page, 'team').waitFor();
  // After loading a document, the browser has nothing of the previous page in memory.
  await open(page, '/team');
  const loads = loadsOf(page);
  const release = await delayRequests(page, SCRIPT);
  const requested = page.waitForRequest(SCRIPT);
  await page.goBack();
  await requested;
  await navigate(page, '/legacy');
  await heading(page, 'legacy').waitFor();
  await page.context().setOffline(true);
  release();
  await expectPage(page, 'legacy', '/legacy', loads, 0);
  await page.context().setOffline(false);
  await page.goBack();
  await expectPage(page, 'textiles', TEXTILES, loads, 1);
  takeConsoleErrors(page);
});

/** Replaces site data and HTML, as a new release does. */
const publish = async (page: Page) => {
  await page.route(APP_DATA, (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }));
  await page.route(
    (url) => !url.pathname.includes('.'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: htmlOf(new URL(route.request().url()).pathname)
          .replace(/(___webpackCompilationHash=")\w+/, '$1another')
          // Remove the policy, which does not allow the changed script.
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
      }),
  );
};

test('after a new release, a link opens its page with a full load, and navigation continues normally', async () => {
  const page = await visit('/team');
  const loads = loadsOf(page);
  await publish(page);
  await navigate(page, TEXTILES);
  await expectPage(page, 'textiles', TEXTILES, loads, 1);
  await hydrated(page);
  await navigate(page, '/legacy');
  await expectPage(page, 'legacy', '/legacy', loads, 1);
});

test('if the release is unknown, a link opens its page with a full load', async () => {
  const page = await visit('/legacy');
  const loads = loadsOf(page);
  await blockRequests(page, APP_DATA);
  await navigate(page, '/team?from=legacy');
  await expectPage(page, 'team', '/team?from=legacy', loads, 1);
  takeConsoleErrors(page);
});

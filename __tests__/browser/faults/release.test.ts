/** Pages of a newer release are opened with a full load of the requested URL, including query and hash. */
import type { Page } from 'playwright-core';
import { htmlOf, hydrated } from '../../support/builtSite';
import { blockRequests, expectPage, loadsOf } from '../../support/faults';
import { navigate, visitor } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();

const TEXTILES = '/textiles?from=team#jute';

/** Replaces the site data with data of another release. */
const anotherRelease = (page: Page) =>
  page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'another' } }),
  );

/** Replaces site data and HTML, as a new release does. */
const publish = async (page: Page) => {
  await anotherRelease(page);
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
  await blockRequests(page, '**/page-data/app-data.json');
  await navigate(page, '/team?from=legacy');
  await expectPage(page, 'team', '/team?from=legacy', loads, 1);
  takeConsoleErrors(page);
});

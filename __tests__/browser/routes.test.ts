/** Aliases and wrong paths on both kinds of static hosts, and navigation between all pages. */
import { CONTACT, isIndexable, NOT_FOUND } from '../../src/routes';
import { aliases, aliasPaths, canonicalPath, visitedPaths } from '../support/builtSite';
import { catalogues, lastCatalogue } from '../support/catalogues';
import { heading } from '../support/faults';
import { needs, somePage } from '../support/inPlace';
import { site } from '../support/labels';
import { link, plainEntries } from '../support/mainMenu';
import { address, isAt, navigate, open, phone, reload, visitor } from '../support/visitor';

const pageAliases = [...aliases.keys()];
/** The path of a sheet below each alias of its catalogue. */
const sheetAliases = catalogues.flatMap(([, { page, entries }]) =>
  (page.aliases ?? []).map((alias) => `${alias}/${entries[0]?.slug}`),
);

describe.each(['serves folders in place', 'adds slashes'])('a host that %s', (kind) => {
  const { newPage, visit, takeConsoleErrors } = visitor({ addSlashes: kind === 'adds slashes' });
  const testAliases = needs({ aliases: pageAliases.length });
  const it = needs({ catalogues: catalogues.length });

  testAliases('each alias, a sheet below each, and a URL with query and hash open unchanged', async () => {
    const page = await newPage();
    for (const route of [...sheetAliases, ...pageAliases]) {
      await open(page, route);
      await isAt(page, route);
      await heading(page, canonicalPath(route)).waitFor();
    }
    await reload(page);
    await isAt(page, pageAliases.at(-1) ?? '');
    // A trailing slash leads to the same page.
    await open(page, `${CONTACT}/?a=1#main`);
    await isAt(page, `${CONTACT}?a=1#main`);
  });

  it('redirects a wrong letter case, and Back returns to the previous page', async () => {
    const { route } = lastCatalogue;
    const page = await visit(somePage);
    await open(page, `${route.toUpperCase()}/?a=1#main`);
    await heading(page, route).waitFor();
    expect(address(page)).toBe(`${route}?a=1#main`);
    await page.goBack();
    await isAt(page, somePage);
    takeConsoleErrors(page);
  });
});

const { newPage, visit, takeConsoleErrors } = visitor();

test('pages open without loading a document and without a request to another host', async () => {
  const page = await visit(somePage, phone);
  const { origin } = new URL(page.url());
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) elsewhere.push(`${page.url()}: ${request.url()}`);
  });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const route of [...visitedPaths, ...aliasPaths]) {
    await navigate(page, route);
    await page.waitForURL((url) => url.pathname === route);
    await page.waitForFunction(
      (expected) =>
        expected
          ? document.querySelector('link[rel="canonical"]')?.getAttribute('href') === expected
          : document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex',
      isIndexable(route) && site.siteUrl + canonicalPath(route),
    );
    expect([route, await page.getByRole('heading', { level: 1 }).count()]).toEqual([route, 1]);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // Only the map may be requested, because it has come into view. The next page may be open when the request starts.
  expect(elsewhere.filter((line) => !line.endsWith(`: ${site.map?.url}`))).toEqual([]);
});

test('unknown paths that Gatsby cannot decode are the 404 page, on this site, and can be left', async () => {
  const page = await newPage();
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  for (const path of ['/a%3Db', '/%5Cexample.net/', '//example.net/a']) {
    await open(page, origin + path);
    expect(await heading(page, NOT_FOUND).isVisible()).toBe(true);
    expect(new URL(page.url()).origin).toBe(origin);
    await link(page, plainEntries[0].label).click();
    await page.waitForURL(`${origin}/`);
  }
  takeConsoleErrors(page);
});

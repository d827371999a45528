/**
 * Parts of a page that are gone, or of another release: the page asked for is loaded in full once, with its query and
 * hash, and stands as the server sent it at worst.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { htmlOf, hydrated, publicDir } from '../../support/builtSite';
import { anotherRelease, heading, loadsOf, menu } from '../../support/faults';
import { address, eventually, navigate, uncovered, visitor } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit, complaints } = visitor();

const TEXTILES = 'Textile & Fabric Collection';
const DATA = '**/page-data/textiles/page-data.json*';

const textilesData = () =>
  JSON.parse(readFileSync(path.join(publicDir, 'page-data/textiles/page-data.json'), 'utf8'));

/** Long enough for a reload to begin, if there were another one. */
const settled = (page: Page) => page.waitForTimeout(400);

const faults: [string, (page: Page) => Promise<unknown>][] = [
  [
    'whose script is gone',
    (page) => page.route('**/component---src-pages-textiles-tsx-*.js', (way) => way.abort()),
  ],
  [
    'whose data are gone',
    (page) => page.route(DATA, (way) => way.fulfill({ status: 404, body: 'Not found' })),
  ],
  [
    'whose data name a script that is no more',
    (page) =>
      page.route(DATA, (way) =>
        way.fulfill({ json: { ...textilesData(), componentChunkName: 'component---src-pages-gone-tsx' } }),
      ),
  ],
];

describe.each(faults)('a page %s', (_, happen) => {
  test('is loaded once by a link to it, and can be read and left', async () => {
    const page = await newPage();
    // Before anything is fetched in advance.
    await happen(page);
    await page.goto('/team');
    await hydrated(page);
    const loads = loadsOf(page);
    await navigate(page, '/textiles?from=team#jute');
    await heading(page, TEXTILES).waitFor();
    await settled(page);
    expect([address(page), loads()]).toEqual(['/textiles?from=team#jute', 1]);
    expect(await page.getByRole('heading', { level: 3, name: 'Jute' }).isVisible()).toBe(true);

    await uncovered(page);
    await menu(page, 'Services').click();
    await heading(page, 'Services').waitFor();
    await hydrated(page);
    await page.goBack();
    await heading(page, TEXTILES).waitFor();
    await settled(page);
    expect([address(page), loads()]).toEqual(['/textiles?from=team#jute', 3]);
    complaints(page);
  });

  test('is loaded once on the way back', async () => {
    const page = await visit('/textiles#jute');
    await navigate(page, '/team');
    await heading(page, 'Our Team').waitFor();
    await page.reload();
    await hydrated(page);
    await happen(page);
    const loads = loadsOf(page);
    await page.goBack();
    await heading(page, TEXTILES).waitFor();
    await settled(page);
    expect([address(page), loads()]).toEqual(['/textiles#jute', 1]);
    complaints(page);
  });
});

describe('after a new release', () => {
  /** The HTML is of that release as well. */
  const release = async (page: Page) => {
    await anotherRelease(page);
    await page.route(
      (url) => !url.pathname.includes('.'),
      (way) =>
        way.fulfill({
          contentType: 'text/html',
          body: htmlOf(new URL(way.request().url()).pathname)
            .replace(/(___webpackCompilationHash=")\w+/, '$1another')
            // It has a policy of its own, which knows the changed script.
            .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
        }),
    );
  };

  test('a link loads its page in full, and the visit goes on from there', async () => {
    const page = await visit('/team');
    const loads = loadsOf(page);
    await release(page);
    await navigate(page, '/textiles?from=team#jute');
    await heading(page, TEXTILES).waitFor();
    await hydrated(page);
    expect([address(page), loads()]).toEqual(['/textiles?from=team#jute', 1]);
    await navigate(page, '/legacy');
    await heading(page, 'Our Legacy').waitFor();
    expect(loads()).toBe(1);
  });

  test('Back loads its page in full as well', async () => {
    const page = await visit('/textiles#jute');
    await navigate(page, '/team');
    await heading(page, 'Our Team').waitFor();
    await page.reload();
    await hydrated(page);
    const loads = loadsOf(page);
    await release(page);
    await page.goBack();
    await heading(page, TEXTILES).waitFor();
    await hydrated(page);
    expect([address(page), loads()]).toEqual(['/textiles#jute', 1]);
  });
});

test('a page that is of another release for good is reloaded once, and the visit goes on', async () => {
  const page = await newPage();
  const loads = loadsOf(page);
  await anotherRelease(page);
  await page.goto('/services?search=soy#results');
  await hydrated(page);
  expect([address(page), loads()]).toEqual(['/services?search=soy#results', 2]);
  await navigate(page, '/team');
  await heading(page, 'Our Team').waitFor();
  await page.goBack();
  await heading(page, 'Services').waitFor();
  await settled(page);
  expect(loads()).toBe(2);
});

test('where the release cannot be told, a page that is there is shown', async () => {
  const page = await visit('/legacy');
  const loads = loadsOf(page);
  await page.route('**/page-data/app-data.json', (way) => way.abort());
  await navigate(page, '/team?from=legacy');
  await heading(page, 'Our Team').waitFor();
  await eventually(async () => address(page), '/team?from=legacy');
  await settled(page);
  expect(loads()).toBe(0);
  complaints(page);
});

/** No request leaves for another host before the visitor asks for it (specification, section 7). */
import type { Page } from 'playwright-core';
import { canonicalPaths, hydrated } from '../../support/builtSite';
import { interpolate } from '../../support/contactForm';
import { eventually, scrollTo, visitor, width } from '../../support/visitor';

jest.setTimeout(120_000);
const { newPage, complaints } = visitor();

/** Goes from top to bottom, a window at a time. */
async function readAll(page: Page): Promise<void> {
  const [height, step] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    window.innerHeight,
  ]);
  for (let top = 0; top < (height ?? 0); top += step ?? 1) await scrollTo(page, top);
}

test('no page asks another host for anything, but the contact page its map', async () => {
  const page = await newPage(width(1440));
  const asked: Record<string, string[]> = {};
  let route = '';
  page.on('request', (request) => {
    const { hostname, origin } = new URL(request.url());
    if (origin !== new URL(page.url()).origin && hostname !== '127.0.0.1')
      asked[route] = [...(asked[route] ?? []), hostname];
  });
  for (route of [...canonicalPaths, '/no-such-page']) {
    await page.goto(route);
    await hydrated(page);
    // Nor are connections opened in advance.
    expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);
    await readAll(page);
    if (route === '/contact') {
      await interpolate(page);
      await eventually(async () => asked[route], ['www.openstreetmap.org']);
    }
  }
  // The browser tells of the address that is unknown.
  complaints(page);
  expect(Object.keys(asked)).toEqual(['/contact']);
  expect(asked['/contact']).toEqual(['www.openstreetmap.org']);
});

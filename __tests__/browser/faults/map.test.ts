/** A map that cannot be shown. No page is told so, so what it says stands below it in any case. */
import type { Page } from 'playwright-core';
import { offline } from '../../support/faults';
import { eventually, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit, complaints } = visitor();

const figure = (page: Page) => page.getByRole('main').getByRole('figure');
const frame = (page: Page) => figure(page).locator('iframe[title="Location Map"]');
const source = (page: Page) => () => frame(page).getAttribute('src');

test.each([390, 1440])(
  'a map that is refused leaves the address and the way to it at %d px',
  async (pixels) => {
    const page = await newPage(width(pixels));
    let refused = 0;
    await page.context().route('https://www.openstreetmap.org/**', (way) => {
      refused += 1;
      return way.abort();
    });
    await page.goto('/contact');
    await uncovered(page);
    const box = await figure(page).boundingBox();
    await frame(page).scrollIntoViewIfNeeded();
    await eventually(async () => refused, 1);
    expect(await figure(page).getByText('Pimpri Chinchwad').isVisible()).toBe(true);
    const way = figure(page).getByRole('link', { name: 'Open the map' });
    expect(await way.isVisible()).toBe(true);
    expect(await way.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(await figure(page).boundingBox()).toMatchObject({ width: box?.width, height: box?.height });
    complaints(page);
  },
);

test('without a connection the browser shows no error page in the frame, and the map comes with the connection', async () => {
  const page = await visit('/contact', width(390));
  await uncovered(page);
  await offline(page, true);
  await eventually(() => page.evaluate(() => navigator.onLine), false);
  await frame(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await source(page)()).toBeNull();
  await offline(page, false);
  await eventually(async () => (await source(page)()) !== null, true);
  complaints(page);
});

/** The font that comes late, or never: the letters that stand in for it take the same room. */
import type { Page } from 'playwright-core';
import { excess, holdBack, shifts, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, complaints } = visitor();

const FONTS = '**/*.woff2';
/** The sum of all shifts that the arrival may cause. */
const LIMIT = 0.01;

test.each([
  ['/', 390],
  ['/', 1440],
  ['/contact', 390],
  ['/PulsesProducts', 1440],
])('nothing moves on %s at %d px when it comes late', async (route, pixels) => {
  const page = await newPage(width(pixels));
  const release = await holdBack(page, FONTS);
  await page.goto(route, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await uncovered(page);
  expect(await page.evaluate(() => document.fonts.check('1em "Anek Latin Variable"'))).toBe(false);
  const before = await shifts(page);
  release();
  await page.waitForFunction(() => document.fonts.check('1em "Anek Latin Variable"'));
  expect((await shifts(page)) - before).toBeLessThanOrEqual(LIMIT);
});

test('the head of the page keeps its height without it, and nothing gets wider', async () => {
  const [whole, page] = [await newPage(), await newPage()];
  await page.route(FONTS, (way) => way.abort());
  const height = (of: Page) => of.getByRole('banner').evaluate((head) => head.getBoundingClientRect().height);
  for (const one of [whole, page]) await one.goto('/contact');
  await whole.evaluate(() => document.fonts.ready);
  for (const pixels of [320, 390, 768, 992, 993, 1200, 1440]) {
    for (const one of [whole, page]) await one.setViewportSize(width(pixels).viewport);
    expect([pixels, await height(page)]).toEqual([pixels, await height(whole)]);
    expect(await excess(page)).toBe(0);
  }
  complaints(page);
});

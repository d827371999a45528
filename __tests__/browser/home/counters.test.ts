/** The counters (specification: "Global behaviour"; contract: "Widgets"). */
import type { Page } from 'playwright-core';
import { eventually, reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, visitOutOfTime } = visitor();

const FINAL = ['2500+', '1200+', '45+', '10+'];
const counters = (page: Page) => page.locator('main dd');
const figures = (page: Page) => () => counters(page).allTextContents();

const show = async (page: Page) => {
  await counters(page).first().scrollIntoViewIfNeeded();
  await counters(page).last().scrollIntoViewIfNeeded();
};

describe.each([
  ['/', 390],
  ['/', 1440],
  ['/about', 992],
])('on %s at %d px', (route, pixels) => {
  test('they hold their figures until they are seen, and count up once then', async () => {
    const page = await visitOutOfTime(route, { viewport: { width: pixels, height: 1000 } });
    await page.clock.runFor(2000);
    expect(await figures(page)()).toEqual(FINAL);
    await show(page);
    await eventually(figures(page), ['0+', '0+', '0+', '0+']);
    // An animation frame of this clock lasts 16 ms; a step is ceil(target / 200).
    await page.clock.runFor(16);
    expect(await figures(page)()).toEqual(['13+', '6+', '1+', '1+']);
    await page.clock.runFor(16 * 9);
    expect(await figures(page)()).toEqual(['130+', '60+', '10+', '10+']);
    await page.clock.runFor(16 * 200);
    expect(await figures(page)()).toEqual(FINAL);
    await page.evaluate(() => window.scrollTo(0, 0));
    await show(page);
    await page.clock.runFor(160);
    expect(await figures(page)()).toEqual(FINAL);
  });
});

test('with reduced motion they stay', async () => {
  const page = await visitOutOfTime('/', { ...width(1440), ...reducedMotion });
  await show(page);
  await page.clock.runFor(500);
  expect(await figures(page)()).toEqual(FINAL);
});

test('without scripts the figures stand', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  expect(await figures(page)()).toEqual(FINAL);
});

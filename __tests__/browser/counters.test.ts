/**
 * The counters (docs/behaviour.md, "Counters"). Hydration would report an error if the HTML had other figures than the
 * page before the counters are in view.
 */
import type { Page } from 'playwright-core';
import { documentAt } from '../support/content';
import { eventually, reducedMotion, visitor } from '../support/visitor';

const { visitWithStoppedClock } = visitor();

const { items }: { items: { target: number; suffix?: string }[] } = documentAt('sections/counters.json');
const FINAL = items.map(({ target, suffix = '' }) => `${target}${suffix}`);
const ZERO = items.map(({ suffix = '' }) => `0${suffix}`);

const counters = (page: Page) => page.getByRole('definition');
const figures = (page: Page) => counters(page).allTextContents();
const show = async (page: Page) => {
  for (const end of [counters(page).first(), counters(page).last()]) await end.scrollIntoViewIfNeeded();
};

test('counters show their values until they are in view and then count up once', async () => {
  const page = await visitWithStoppedClock('/', { viewport: { width: 390, height: 1000 } });
  await page.clock.runFor(2000);
  expect(await figures(page)).toEqual(FINAL);
  await show(page);
  await eventually(() => figures(page), ZERO);
  await page.clock.runFor(500);
  const halfway = (await figures(page)).map(Number.parseFloat);
  items.forEach(({ target }, index) => {
    expect(halfway[index]).toBeGreaterThan(0);
    expect(halfway[index]).toBeLessThanOrEqual(target);
  });
  // Advance one more frame: the last step is due within the second and is painted with the next frame.
  await page.clock.runFor(516);
  expect(await figures(page)).toEqual(FINAL);
  await page.evaluate(() => window.scrollTo(0, 0));
  await show(page);
  await page.clock.runFor(250);
  expect(await figures(page)).toEqual(FINAL);
});

test('with reduced motion counters do not count, and stop if they are counting', async () => {
  const page = await visitWithStoppedClock('/', { viewport: { width: 390, height: 1000 }, ...reducedMotion });
  await show(page);
  await page.clock.runFor(500);
  expect(await figures(page)).toEqual(FINAL);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await eventually(() => figures(page), ZERO);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await eventually(() => figures(page), FINAL);
});

/** The counters (docs/behaviour.md, "Counters"). */
import type { Page } from 'playwright-core';
import { COUNTING } from '../../../src/features/counters/useCounter';
import { documentAt } from '../../support/content';
import { eventually, reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitWithStoppedClock } = visitor();

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
  await page.clock.runFor(COUNTING / 2);
  const halfway = (await figures(page)).map(Number.parseFloat);
  items.forEach(({ target }, index) => {
    expect(halfway[index]).toBeGreaterThan(0);
    expect(halfway[index]).toBeLessThanOrEqual(target);
  });
  // Advance one more frame: the last step is due within the second and is painted with the next frame.
  await page.clock.runFor(COUNTING / 2 + 16);
  expect(await figures(page)).toEqual(FINAL);
  await page.evaluate(() => window.scrollTo(0, 0));
  await show(page);
  await page.clock.runFor(COUNTING / 4);
  expect(await figures(page)).toEqual(FINAL);
});

test('with reduced motion counters do not count', async () => {
  const page = await visitWithStoppedClock('/about', { ...width(1440), ...reducedMotion });
  await show(page);
  await page.clock.runFor(500);
  expect(await figures(page)).toEqual(FINAL);
});

test('counters stop counting when the visitor enables reduced motion', async () => {
  const page = await visitWithStoppedClock('/', { viewport: { width: 390, height: 1000 } });
  await show(page);
  await eventually(() => figures(page), ZERO);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await eventually(() => figures(page), FINAL);
});

test('without scripts counters show their values', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  expect(await figures(page)).toEqual(FINAL);
});

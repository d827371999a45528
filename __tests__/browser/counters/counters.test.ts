/** The counters (docs/behaviour.md, "Counters"). */
import type { Page } from 'playwright-core';
import { counterStep } from '../../../src/features/counters/useCounter';
import { documentAt } from '../../support/content';
import { eventually, reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitWithStoppedClock } = visitor();

/** Milliseconds that an animation frame of the test's clock lasts. */
const FRAME = 16;

const { items }: { items: { target: number; suffix?: string }[] } = documentAt('sections/counters.json');
const figuresAfter = (frames: number) =>
  items.map(({ target, suffix = '' }) => `${Math.min(frames * counterStep(target), target)}${suffix}`);
const FINAL = figuresAfter(Number.POSITIVE_INFINITY);

const counters = (page: Page) => page.getByRole('definition');
const figures = (page: Page) => counters(page).allTextContents();
const show = async (page: Page) => {
  for (const end of [counters(page).first(), counters(page).last()]) await end.scrollIntoViewIfNeeded();
};

test('they hold their figures until they are in view, and count up once then', async () => {
  const page = await visitWithStoppedClock('/', { viewport: { width: 390, height: 1000 } });
  await page.clock.runFor(2000);
  expect(await figures(page)).toEqual(FINAL);
  await show(page);
  await eventually(() => figures(page), figuresAfter(0));
  await page.clock.runFor(FRAME);
  expect(await figures(page)).toEqual(figuresAfter(1));
  await page.clock.runFor(9 * FRAME);
  expect(await figures(page)).toEqual(figuresAfter(10));
  await page.clock.runFor(200 * FRAME);
  expect(await figures(page)).toEqual(FINAL);
  await page.evaluate(() => window.scrollTo(0, 0));
  await show(page);
  await page.clock.runFor(10 * FRAME);
  expect(await figures(page)).toEqual(FINAL);
});

test('with reduced motion they stay', async () => {
  const page = await visitWithStoppedClock('/about', { ...width(1440), ...reducedMotion });
  await show(page);
  await page.clock.runFor(500);
  expect(await figures(page)).toEqual(FINAL);
});

test('without scripts the figures stand', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  expect(await figures(page)).toEqual(FINAL);
});

/** The loading screen: a second at the first load, by styles alone (contract: "The frame"). */
import type { Page } from 'playwright-core';
import { reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit } = visitor();

const screen = (page: Page) => page.getByRole('status', { name: 'Loading' });

/** Stops the clock of the loading screen at a time, in milliseconds since it began. */
const stopAt = (page: Page, time: number) =>
  page.evaluate((to) => {
    const leaving = document
      .querySelector('[role="status"]')
      ?.getAnimations()
      .find((animation) => animation instanceof CSSAnimation);
    if (!leaving) throw new Error('Nothing takes the loading screen away.');
    leaving.pause();
    leaving.currentTime = to;
  }, time);

const coversAll = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth: right, innerHeight: bottom } = window;
    return [
      [1, 1],
      [right - 2, bottom - 2],
      [right / 2, bottom / 2],
    ].every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[role="status"]'));
  });

describe.each([
  ['with scripts', {}],
  ['without scripts', withoutScripts],
  ['with reduced motion', reducedMotion],
])('%s', (_, settings) => {
  test.each([390, 992, 1200])('it covers %d px for 1000 ms and is gone then', async (pixels) => {
    const page = await newPage({ ...width(pixels), ...settings });
    await page.goto('/team');
    await stopAt(page, 999);
    expect(await screen(page).count()).toBe(1);
    expect(await coversAll(page)).toBe(true);
    await stopAt(page, 1001);
    expect(await screen(page).count()).toBe(0);
    expect(await coversAll(page)).toBe(false);
  });
});

test('the page beneath is painted while it is covered', async () => {
  const page = await newPage();
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  await stopAt(page, 0);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main, main :not(script)')].filter(
      (element) => !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
    ),
  );
  expect(hidden).toEqual([]);
});

test('a change of page does not bring it back', async () => {
  const page = await visit('/team');
  await stopAt(page, 1001);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  expect(await screen(page).count()).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** The loading screen: a second at the first load, by styles alone. */
import type { Page } from 'playwright-core';
import { hydrated } from '../../support/builtSite';
import { stopAnimations, withoutAnimations } from '../../support/hostile';
import { navigation } from '../../support/labels';
import { link, plainEntries } from '../../support/mainMenu';
import { reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

const { newPage } = visitor();

const screen = (page: Page) => page.getByRole('status', { name: navigation.loading });

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

test.each([
  ['with scripts', width(1440)],
  ['without scripts', { ...width(390), ...withoutScripts }],
  ['with reduced motion', { ...width(390), ...reducedMotion }],
])('%s it covers the page for 1000 ms and does not come back', async (_, settings) => {
  const page = await newPage({ ...settings, loadingScreen: true });
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  await stopAt(page, 999);
  expect(await screen(page).count()).toBe(1);
  expect(await coversAll(page)).toBe(true);
  await stopAt(page, 1001);
  expect(await screen(page).count()).toBe(0);
  expect(await coversAll(page)).toBe(false);
});

test.each([
  ['with scripts', width(1440)],
  ['without scripts', { ...width(390), ...withoutScripts }],
])('%s it never covers a page whose animations are switched off', async (_, settings) => {
  const page = await newPage({ ...settings, loadingScreen: true });
  await withoutAnimations(page);
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  // Init scripts do not run where scripts are off.
  await page.evaluate(stopAnimations);
  expect(await screen(page).count()).toBe(0);
  expect(await coversAll(page)).toBe(false);
});

test('the page beneath is painted while it is covered, and a change of page does not cover it again', async () => {
  const page = await newPage({ ...width(1440), loadingScreen: true });
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  await stopAt(page, 0);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main, main :not(script)')].filter(
      (element) => !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
    ),
  );
  expect(hidden).toEqual([]);
  await stopAt(page, 1001);
  await page.keyboard.press('Shift');
  await hydrated(page);
  const [, entry] = plainEntries;
  await link(page, entry?.label ?? '').click();
  await page.waitForURL(`**${entry?.to}`);
  expect(await screen(page).count()).toBe(0);
});

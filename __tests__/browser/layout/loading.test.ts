/** The loading screen is visible for a second after the first load, with CSS only. */
import type { Page } from 'playwright-core';
import { hydrated } from '../../support/builtSite';
import { withoutAnimations } from '../../support/hostile';
import { navigation } from '../../support/labels';
import { link, plainEntries } from '../../support/mainMenu';
import { reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

const { newPage } = visitor();

const screen = (page: Page) => page.getByRole('status', { name: navigation.loading });

/** Pauses the animation of the loading screen at a time in milliseconds. */
const stopAt = (page: Page, time: number) =>
  page.evaluate((to) => {
    const leaving = document
      .querySelector('[role="status"]')
      ?.getAnimations()
      .find((animation) => animation instanceof CSSAnimation);
    if (!leaving) throw new Error('The loading screen has no animation.');
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
  ['without scripts', { ...width(1440), ...withoutScripts }],
  ['with reduced motion', { ...width(390), ...reducedMotion }],
])('%s it covers the page for 1000 ms and does not return', async (_, settings) => {
  const page = await newPage({ ...settings, loadingScreen: true });
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  await stopAt(page, 999);
  expect(await screen(page).count()).toBe(1);
  expect(await coversAll(page)).toBe(true);
  await stopAt(page, 1001);
  expect(await screen(page).count()).toBe(0);
  expect(await coversAll(page)).toBe(false);
});

test('it never covers a page whose animations are disabled', async () => {
  const page = await newPage({ ...width(1440), loadingScreen: true });
  await withoutAnimations(page);
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  expect(await screen(page).count()).toBe(0);
  expect(await coversAll(page)).toBe(false);
});

test('the page is painted below the loading screen, and navigation does not show it again', async () => {
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

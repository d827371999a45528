/** The loading screen is visible for a second after the first load, with CSS only. */
import type { Page } from 'playwright-core';
import { hydrated } from '../../support/builtSite';
import { otherPage, somePage } from '../../support/inPlace';
import { navigation } from '../../support/labels';
import { navigate, reducedMotion, visitor, width } from '../../support/visitor';

const { newPage } = visitor();

const screen = (page: Page) => page.getByRole('status', { name: navigation.loading });

/** Pauses the loading screen at a time in milliseconds. Returns whether it covers the centre of the window. */
const coversAt = (page: Page, time: number) =>
  page.evaluate((to) => {
    const covering = document.querySelector('[role="status"]');
    const leaving = covering?.getAnimations().find((animation) => animation instanceof CSSAnimation);
    if (!leaving) throw new Error('The loading screen has no animation.');
    leaving.pause();
    leaving.currentTime = to;
    return covering?.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2));
  }, time);

test('with reduced motion it covers the painted page for 1000 ms, and navigation does not show it again', async () => {
  const page = await newPage({ ...width(390), ...reducedMotion, loadingScreen: true });
  await page.goto(somePage, { waitUntil: 'domcontentloaded' });
  expect(await coversAt(page, 0)).toBe(true);
  const parts = page.locator('main, main :is(h1, h2, img)');
  const fully = { opacityProperty: true, visibilityProperty: true };
  const hidden = await parts.evaluateAll((all, how) => all.filter((one) => !one.checkVisibility(how)), fully);
  expect(hidden).toEqual([]);
  expect([await coversAt(page, 999), await screen(page).count()]).toEqual([true, 1]);
  expect([await coversAt(page, 1001), await screen(page).count()]).toEqual([false, 0]);
  await page.keyboard.press('Shift');
  await hydrated(page);
  await navigate(page, otherPage);
  await page.waitForURL(`**${otherPage}`);
  expect(await screen(page).count()).toBe(0);
});

/** Creates states of a page that a visitor can cause, such as an open menu or a form with errors. */
import type { Locator, Page } from 'playwright-core';
import { violationsOf } from './axe';
import { notOnTop } from './onTop';
import { eventually, horizontalOverflow, reducedMotion, width } from './visitor';

/** A word that is longer than any line. */
export const LONG_WORD = 'a-word-without-a-place-to-break-'.repeat(9);

/** Settings for a window of this width. With reduced motion, state changes complete immediately. */
export const at = (pixels: number) => ({ ...width(pixels), ...reducedMotion });

/** Presses the first button with this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Expects that no part is covered, axe finds no violations, and the page fits. Narrow windows must fit at 320 px. */
export async function expectNoProblems(page: Page, ...shown: Locator[]): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await eventually(() => notOnTop(...shown), []);
  expect(await violationsOf(page)).toEqual([]);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  if (viewport.width < 700) await page.setViewportSize({ width: 320, height: 640 });
  // Negative while a dialog reserves the space of the scroll bar, which headless browsers hide.
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(viewport);
}

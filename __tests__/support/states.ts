/** States of a page that something a visitor does leads to: a menu that is open, a form with errors. */
import type { Locator, Page } from 'playwright-core';
import { violationsOf } from './axe';
import { notOnTop } from './onTop';
import { eventually, horizontalOverflow, reducedMotion, type visitor, width } from './visitor';

export type State = [
  name: string,
  route: string,
  /** The width of the window. */
  pixels: number,
  /** Brings the page into the state. */
  reach: (page: Page) => Promise<unknown>,
  /** What the state is meant to show. */
  shown: (page: Page) => Locator[],
];

/** Presses the first button with this name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/**
 * Adds a test for each state: what it is meant to show is on top, axe finds nothing wrong with it, and it is not wider
 * than a small phone.
 */
export function testStates(visit: ReturnType<typeof visitor>['visit'], states: State[]): void {
  test.each(states)('%s', async (_, route, pixels, reach, shown) => {
    // With reduced motion, no state is looked at before it is complete.
    const page = await visit(route, { ...width(pixels), ...reducedMotion });
    await reach(page);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await eventually(() => notOnTop(...shown(page)), []);
    expect(await violationsOf(page)).toEqual([]);
    if (pixels < 700) await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

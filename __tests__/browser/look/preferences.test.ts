/** High-contrast themes, and reduced motion with a mouse. `pages.test.ts` checks reduced motion with touch. */
import type { Page } from 'playwright-core';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const { open } = tour({ ...width(1440), forcedColors: 'active' });
const still = tour({ ...width(1440), ...reducedMotion });

const styleOf = (page: Page, selector: string, property: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
      property,
    );

/** Expects selected tabs to look different from others, and each button to have a visible border. */
async function expectTold(page: Page): Promise<void> {
  const chosen = await styleOf(page, '[role=tab][aria-selected=true]', 'color');
  for (const color of await styleOf(page, '[role=tab][aria-selected=false]', 'color'))
    expect(chosen).not.toContain(color);
  for (const edge of await styleOf(page, '.button, .icon-button', 'border-top-width'))
    expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
}

test.each([
  ['/', 'light'],
  ['/PulsesProducts', 'light'],
  ['/PulsesProducts', 'dark'],
  ['/legacy', 'dark'],
  ['/contact', 'dark'],
] as const)(
  '%s shows which tab is selected, and what is a button, in a %s theme',
  async (route, colorScheme) => {
    const page = await open(route);
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const hasTabs = (await page.getByRole('tab').count()) > 0;
    expect((await page.getByRole('tab', { selected: true }).count()) > 0).toBe(hasTabs);
    await expectTold(page);
  },
);

test.each(['/', '/services', '/PulsesProducts', '/legacy'])(
  'with less motion nothing on %s glides',
  async (route) => {
    const page = await still.open(route);
    const times = await styleOf(page, '*', 'transition-duration');
    expect(times.filter((time) => /[1-9]/.test(time))).toEqual([]);
    expect(await styleOf(page, 'html', 'scroll-behavior')).toEqual(['auto']);
  },
);

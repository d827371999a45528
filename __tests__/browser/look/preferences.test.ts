/** What visitors have asked of their browser or system: their own colors, less motion, a finger instead of a mouse. */
import type { Page } from 'playwright-core';
import { canonicalPaths } from '../../support/builtSite';
import { phone, reducedMotion, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();
const routes = [...canonicalPaths, '/404'];

const styleOf = (page: Page, selector: string, property: string): Promise<string[]> =>
  page.evaluate(
    ([elements, name]) =>
      [...document.querySelectorAll(elements as string)].map((element) =>
        getComputedStyle(element).getPropertyValue(name as string),
      ),
    [selector, property],
  );

describe.each(['light', 'dark'] as const)('with the colors of a %s high-contrast theme', (colorScheme) => {
  const settings = { ...width(1440), forcedColors: 'active', colorScheme } as const;

  test.each(['/PulsesProducts', '/textiles', '/legacy'])('%s shows which tab is selected', async (route) => {
    const page = await visit(route, settings);
    const colors = (selected: boolean) => styleOf(page, `[role=tab][aria-selected=${selected}]`, 'color');
    const chosen = await colors(true);
    expect(chosen.length).toBeGreaterThan(0);
    for (const color of await colors(false)) expect(chosen).not.toContain(color);
  });

  test.each(['/', '/contact', '/PulsesProducts', '/thank-you'])(
    'the buttons of %s have an edge',
    async (route) => {
      const page = await visit(route, settings);
      for (const edge of await styleOf(page, '.button, .icon-button', 'border-top-width'))
        expect(Number.parseFloat(edge)).toBeGreaterThanOrEqual(1);
    },
  );
});

test.each(routes)('with reduced motion nothing moves or fades on %s', async (route) => {
  const page = await visit(route, { ...width(1440), ...reducedMotion });
  await uncovered(page);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, scrollBehavior } = getComputedStyle(element);
        return (
          transitionDuration.split(', ').some((time) => Number.parseFloat(time) > 0) ||
          scrollBehavior === 'smooth'
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 60)),
  );
  expect(moving).toEqual([]);
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
});

test.each(routes)('what is pressed on %s is as high as a finger', async (route) => {
  const page = await visit(route, phone);
  await uncovered(page);
  const low = await page.evaluate(() =>
    [...document.querySelectorAll('.button, .icon-button, .arrow-link, .input, .textarea, [role=tab]')]
      .map((element) => ({ element, height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 44)
      .map(({ element, height }) => `${height}: ${element.outerHTML.slice(0, 80)}`),
  );
  expect(low).toEqual([]);
});

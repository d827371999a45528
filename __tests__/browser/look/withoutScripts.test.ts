/** Without scripts, hidden elements leave no gaps in the layout. */
import { differentPages } from '../../support/builtSite';
import { visitor, width, withoutScripts } from '../../support/visitor';

const { newPage, visit } = visitor();

test('elements without a visible part do not occupy a grid cell', async () => {
  const page = await newPage({ ...width(1440), ...withoutScripts });
  const empty: string[] = [];
  for (const route of differentPages) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => {
      const isVisible = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return (width > 0 && height > 0) || [...element.children].some(isVisible);
      };
      const isInFlow = (element: Element): boolean => {
        const { display, position } = getComputedStyle(element);
        return !['none', 'contents'].includes(display) && !['absolute', 'fixed'].includes(position);
      };
      return [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).display.endsWith('grid') && isVisible(element))
        .flatMap((grid) => [...grid.children].filter((item) => isInFlow(item) && !isVisible(item)))
        .map((item) => `${item.parentElement?.className} > ${item.localName}`);
    });
    empty.push(...found.map((item) => `${route}: ${item}`));
  }
  expect(empty).toEqual([]);
});

test('with scripts the markup for pages without scripts is hidden', async () => {
  const page = await visit('/contact', width(1440));
  expect(await page.locator('noscript').count()).toBeGreaterThan(0);
  expect(await page.locator('noscript:visible').count()).toBe(0);
});

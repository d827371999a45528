/** Printed pages have dark text on white and show all content without cutting it off. */
import type { Page } from 'playwright-core';
import { differentPages } from '../../support/builtSite';
import { navigation } from '../../support/labels';
import { tour } from '../../support/tour';
import { horizontalOverflow, reducedMotion } from '../../support/visitor';

/** An A4 page without its margins, in pixels. */
const sheet = { width: 703, height: 1000 };
const { open, page } = tour({ viewport: sheet, ...reducedMotion });

async function print(route: string): Promise<Page> {
  await page().emulateMedia({ media: 'screen' });
  await open(route);
  await page().emulateMedia({ media: 'print' });
  return page();
}

/** Returns texts that are too light for white paper. */
const pale = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: holder, textContent: words } = walker.currentNode;
      if (!words?.trim() || !holder?.checkVisibility()) continue;
      const { color, clipPath } = getComputedStyle(holder);
      const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
      if (clipPath === 'none' && red + green + blue > 450)
        found.push(`${color}: ${words.trim().slice(0, 60)}`);
    }
    return found;
  });

test.each(differentPages)(
  '%s is printed dark on light, fits the page width and has no controls',
  async (route) => {
    const page = await print(route);
    expect([await horizontalOverflow(page), await pale(page)]).toEqual([0, []]);
    // Some browsers select the print layout by the width of the window.
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.getByRole('region', { name: navigation.contactLabel }).count()).toBe(0);
    expect(await page.locator(':is(nav, footer, form, button, iframe):visible').count()).toBe(0);
  },
);

test.each([
  ['/testimonials', 'blockquote'],
  ['/legacy', '[role=tabpanel]:not([hidden]) h4'],
])('the print of %s shows all items that the screen shows one at a time', async (route, selector) => {
  const page = await print(route);
  const boxes = await page
    .locator(selector)
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(1);
  for (const { left, right, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(sheet.width);
    expect(height).toBeGreaterThan(0);
  }
});

/** Every page on paper: dark letters on white, nothing cut off, nothing left out. */
import { canonicalPaths } from '../../support/builtSite';
import { excess, reducedMotion, uncovered, visitor } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();
const routes = [...canonicalPaths, '/404'];

/** A sheet of A4 between its margins. */
const paper = { viewport: { width: 703, height: 1000 } };

test.each(routes)('%s is dark on light, and no wider than the sheet', async (route) => {
  const page = await visit(route, { ...paper, ...reducedMotion });
  await uncovered(page);
  await page.emulateMedia({ media: 'print' });
  expect(await excess(page)).toBe(0);
  const pale = await page.evaluate(() => {
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
  expect(pale).toEqual([]);
});

test.each([
  ['/testimonials', 'blockquote'],
  ['/legacy', '[role=tabpanel]:not([hidden]) h4'],
])('%s shows all that the screen shows one by one', async (route, selector) => {
  const page = await visit(route, { ...paper, ...reducedMotion });
  await page.emulateMedia({ media: 'print' });
  const boxes = await page.evaluate(
    (items) =>
      [...document.querySelectorAll(items)].map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    selector,
  );
  expect(boxes.length).toBeGreaterThan(3);
  for (const { left, right, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(paper.viewport.width);
    expect(height).toBeGreaterThan(0);
  }
});

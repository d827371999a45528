/**
 * Browsers that darken light pages. Most of them, in a dark theme, respect `color-scheme: only light`. Web views, and
 * Chromium with this setting in a light theme, do not: they invert texts and plain backgrounds, but no drawings.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { CONTRAST, contrast } from '../../../src/lib/contrast';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const WIDTH = 390;
const blinkSettings = 'forceDarkModeEnabled=true';
const { open, page: tab } = tour({ ...width(WIDTH), ...reducedMotion, blinkSettings });

/** Returns each visible line of text with its rectangle in the page. Runs in the browser. */
function linesOf(root: Node) {
  const isClipped = (element: Element | null): boolean =>
    !!element && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: { text: string; left: number; top: number; right: number; bottom: number }[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('[inert], .is-sr-only') || isClipped(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, top, right, bottom } of range.getClientRects())
      if (top >= 0 && left >= 0 && right <= window.innerWidth) lines.push({ text, left, top, right, bottom });
  }
  return lines;
}

/** Returns the colours of the page, row by row, as `#rrggbb`. */
async function screenshot(page: Page): Promise<string[]> {
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const bytes = await picture.removeAlpha().raw().toBuffer();
  const colorAt = (index: number) => `#${bytes.toString('hex', 3 * index, 3 * index + 3)}`;
  return Array.from({ length: bytes.length / 3 }, (_, index) => colorAt(index));
}

test.each(['/PulsesProducts/toor-dal', '/contact'])(
  'the texts of %s are readable on a page that the browser has darkened',
  async (route) => {
    const page = await open(route);
    const lines = await page.locator('body').evaluate(linesOf);
    const shown = await screenshot(page);
    await page.addStyleTag({ content: '* { color: transparent !important; transition: none !important }' });
    const behind = await screenshot(page);
    const ratio = ({ left, top, right, bottom }: (typeof lines)[number]): number => {
      let best = 1;
      for (let y = Math.floor(top); y < bottom; y += 1)
        for (
          let at = y * WIDTH + Math.max(0, Math.floor(left));
          at < y * WIDTH + Math.min(WIDTH, right);
          at += 1
        )
          if (shown[at] !== behind[at]) best = Math.max(best, contrast(shown[at] ?? '', behind[at] ?? ''));
      return best;
    };
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => ratio(line) < CONTRAST.text)).toEqual([]);
  },
);

test('in a dark theme the browser does not darken the page', async () => {
  await tab().emulateMedia({ colorScheme: 'dark' });
  const [corner = ''] = await screenshot(await open('/contact'));
  expect(contrast(corner, '#000000')).toBeGreaterThan(CONTRAST.text);
});

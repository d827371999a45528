/** Settings of browsers and texts that the design did not foresee: dark themes, high contrast and Arabic. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { CONTRAST, contrast } from '../../../src/lib/contrast';
import { articlePath } from '../../../src/routes';
import { articles } from '../../support/content';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const WIDTH = 390;
/**
 * Most browsers that darken light pages in a dark theme respect `color-scheme: only light`. Web views, and Chromium with
 * this setting in a light theme, do not: they invert texts and plain backgrounds, but no drawings.
 */
const blinkSettings = 'forceDarkModeEnabled=true';
const darkened = tour({ ...width(WIDTH), ...reducedMotion, blinkSettings });
const themed = tour({ ...width(1440), forcedColors: 'active' });
const tablet = tour({ ...width(768), ...reducedMotion });

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
    const page = await darkened.open(route);
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
  await darkened.page().emulateMedia({ colorScheme: 'dark' });
  const [corner = ''] = await screenshot(await darkened.open('/contact'));
  expect(contrast(corner, '#000000')).toBeGreaterThan(CONTRAST.text);
});

const styles = (page: Page, selector: string, property: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
      property,
    );

test.each(['/PulsesProducts', '/legacy'])(
  'on %s, high-contrast themes show which tab is selected, and the border of each button',
  async (route) => {
    const page = await themed.open(route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const selected = await styles(page, '[role=tab][aria-selected=true]', 'color');
      expect(selected.length).toBeGreaterThan(0);
      for (const color of await styles(page, '[role=tab][aria-selected=false]', 'color'))
        expect(selected).not.toContain(color);
      for (const border of await styles(page, '.button, .icon-button', 'border-top-width'))
        expect(Number.parseFloat(border)).toBeGreaterThanOrEqual(1);
    }
  },
);

const ARABIC = 'مرحبا بكم.';
const [{ slug: article } = { slug: '' }] = articles();

/** Returns the directions of fields with Arabic and with English text. */
const directions = (page: Page, fields: string) =>
  page.locator(fields).evaluateAll(
    (all, texts) =>
      (all as HTMLInputElement[]).map((field) => [
        field.type,
        ...texts.map((text) => {
          field.value = text;
          return getComputedStyle(field).direction;
        }),
      ]),
    [ARABIC, 'Welcome'],
  );

test.each([
  ['/contact', 'main :is(input, textarea):visible'],
  ['/legacy', 'main :is(input, textarea)'],
  ['/specifications', 'main input, dialog input'],
])('fields of %s adapt to the typed text, except e-mail and telephone', async (route, fields) => {
  const found = await directions(await tablet.open(route), fields);
  expect(found.length).toBeGreaterThan(1);
  for (const [type, ...followed] of found)
    expect([type, ...followed]).toEqual([type, type === 'email' || type === 'tel' ? 'ltr' : 'rtl', 'ltr']);
});

test.each([
  [articlePath(article), 'article .content li'],
  ['/testimonials', 'blockquote'],
  ['/leadership', 'main li:has(h3) p'],
])('on %s Arabic text in %s begins at the right edge', async (route, paragraph) => {
  const page = await tablet.open(route);
  const [left = 0, right = 0] = await page
    .locator(paragraph)
    .first()
    .evaluate((element, text) => {
      element.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(element);
      const [line, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return [line.left - box.left, box.right - line.right];
    }, ARABIC);
  expect(left).toBeGreaterThan(right);
});

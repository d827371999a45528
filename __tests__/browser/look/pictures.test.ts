/**
 * Text on pictures is readable on any picture. These tests use the worst case: a white picture. Only the slides of the
 * home page have text on pictures.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { CONTRAST, contrast } from '../../../src/lib/contrast';
import { pixelsOf } from '../../support/colors';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const { open } = tour({ ...width(1440), ...reducedMotion });

const STYLE = `picture img { filter: brightness(0) invert(1); }
  main :is(h1, h2, p, nav, li, a, button) { color: transparent !important; }
  main :is(.button, ul:not(nav ul), svg) { visibility: hidden; }`;

/** Returns the contrast of white text with the lightest point behind each text on a picture. */
async function contrasts(page: Page): Promise<[text: string, ratio: number][]> {
  const texts = page.locator('main picture').first().locator('xpath=following-sibling::*[1]');
  const found: [string, number][] = [];
  for (const text of await texts.locator('h1, h2, p, nav li').all()) {
    // The area of the text itself, not of its box.
    const clip = await text.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
    const colors = new Set(await pixelsOf(sharp(await page.screenshot({ clip }))));
    const ratios = [...colors].map((color) => contrast('#ffffff', color));
    found.push([(await text.textContent()) ?? '', Math.min(...ratios)]);
  }
  return found;
}

test('the text on the picture of a slide has enough contrast', async () => {
  const page = await open('/');
  await page.addStyleTag({ content: STYLE });
  // The narrowest window of each of the two text layouts, where text covers most of the picture, and a phone in
  // landscape.
  for (const viewport of [width(320).viewport, width(993).viewport, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    const found = await contrasts(page);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect([viewport, found.filter(([, ratio]) => ratio < CONTRAST.text)]).toEqual([viewport, []]);
  }
});

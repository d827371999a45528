/** Finds texts that are cut off or too light, and makes texts longer. */
import type { Page } from 'playwright-core';
import { horizontalOverflow } from '../../support/scrolling';
import { width } from '../../support/visitor';

/** Sets the width of the window. Returns how much wider the page is, and the elements that cut off their text. */
export async function cutOffAt(page: Page, pixels: number): Promise<[overflow: number, cutOff: string[]]> {
  await page.setViewportSize(width(pixels).viewport);
  const cutOff = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, display, clipPath, textOverflow, visibility } = getComputedStyle(element);
        const hides = ['hidden', 'clip'].includes(overflowX) && display !== 'inline' && clipPath === 'none';
        const isTooSmall = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
        return hides && textOverflow === 'clip' && visibility === 'visible' && isTooSmall;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  return [await horizontalOverflow(page), cutOff];
}

/** Returns texts that are too light for white paper. */
export const paleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (!text?.trim() || !parent?.checkVisibility()) continue;
      const { color, clipPath } = getComputedStyle(parent);
      const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
      if (clipPath === 'none' && red + green + blue > 450)
        found.push(`${color}: ${text.trim().slice(0, 60)}`);
    }
    return found;
  });

/** Adds a long word to each text of the page, except to figures, which have no words. */
export const addLongWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, .is-figure'))
        text.data = `Ausfuhrgenehmigungsverfahrensordnung ${text.data}`;
  });

/** Finds texts that are cut off, too light or of another size than the look has, and makes texts longer. */
import type { Page } from 'playwright-core';
import { horizontalOverflow, width } from '../../support/visitor';

/** Sets the width of the window. Returns how much wider the page is, and the elements that cut off their text. */
export async function cutOffAt(page: Page, pixels: number): Promise<[overflow: number, cutOff: string[]]> {
  await page.setViewportSize(width(pixels).viewport);
  const cutOff = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, display, clipPath, textOverflow } = getComputedStyle(element);
        const hides = ['hidden', 'clip'].includes(overflowX) && display !== 'inline' && clipPath === 'none';
        return (
          hides &&
          textOverflow === 'clip' &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1
        );
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

/** The sizes of the look in pixels. Only the slides of the home page have the last one. */
const SIZES = [13, 15, 17, 20, 24, 32, 48, 76];

/** Returns texts whose size is not one of the look, or whose small letters are too bold for their dots. */
export const otherType = (page: Page): Promise<string[]> =>
  page.evaluate((sizes) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (!text?.trim() || !parent?.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      const heaviest = size <= 15 ? 550 : size <= 17 ? 600 : 650;
      if (!sizes.includes(size) || Number(fontWeight) > heaviest)
        found.add(`${size} px, weight ${fontWeight}: ${text.trim().slice(0, 60)}`);
    }
    return [...found];
  }, SIZES);

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

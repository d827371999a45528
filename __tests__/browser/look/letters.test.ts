/** Large fonts, wide letter spacing and long words. */
import type { Page } from 'playwright-core';
import { differentPages } from '../../support/builtSite';
import { tour } from '../../support/tour';
import { horizontalOverflow, reducedMotion, width } from '../../support/visitor';

const phone = tour({ ...width(390), ...reducedMotion });
const largeLetters = tour({ ...width(390), ...reducedMotion, fontSize: 32 });

/** Returns elements that cut off their text. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
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

/** Expects that the page is not wider than a window of this width and cuts off no text. */
async function expectFits(page: Page, pixels: number): Promise<void> {
  await page.setViewportSize(width(pixels).viewport);
  expect([pixels, await horizontalOverflow(page), await cutOff(page)]).toEqual([pixels, 0, []]);
}

/** Returns the fraction of the window that the sticky header covers. */
const headerPart = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const stays = header && getComputedStyle(header).position === 'sticky';
    return stays ? header.clientHeight / innerHeight : 0;
  });

const SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const WORD = 'Ausfuhrgenehmigungsverfahrensordnung';

/** Adds a long word to each text of the page. */
const lengthen = (page: Page) =>
  page.evaluate((word) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const holder = text.parentElement;
      if (text.data.trim() && holder && !holder.closest('script, style, noscript'))
        text.data = `${word} ${text.data}`;
    }
  }, WORD);

test.each(differentPages)(
  '%s fits the window and cuts off no text with a font twice as large',
  async (route) => {
    const page = await largeLetters.open(route);
    for (const pixels of [390, 1024]) {
      await expectFits(page, pixels);
      expect(await headerPart(page)).toBeLessThan(0.25);
    }
  },
);

test.each(differentPages)(
  '%s fits with wide letter spacing and with a long word in each text',
  async (route) => {
    const page = await phone.open(route);
    const spacing = await page.addStyleTag({ content: SPACING });
    await expectFits(page, 390);
    await spacing.evaluate((style) => (style as Element).remove());
    await lengthen(page);
    for (const pixels of [320, 1440]) await expectFits(page, pixels);
  },
);

/** Letters as visitors want or need them: larger, wider apart, and in words of any length. */
import type { Page } from 'playwright-core';
import { canonicalPaths, openSite } from '../../support/builtSite';
import { excess, reducedMotion, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(120_000);
const { visit } = visitor();
const large = visitor(() => openSite({ fontSize: 32 }));

/** Elements that cut off a part of their own words. */
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

const SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const WORD = 'Ausfuhrgenehmigungsverfahrensordnung';

/** Puts a long word into each text of the page. */
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

const routes = [...canonicalPaths, '/404'];

describe.each([390, 1024])('with letters twice as large at %d px', (pixels) => {
  test.each(routes)('%s keeps its width, its words, and most of the window', async (route) => {
    const page = await large.visit(route, { ...width(pixels), ...reducedMotion });
    await uncovered(page);
    expect(await excess(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    const header = await page.evaluate(() => {
      const element = document.querySelector('header');
      const stays = element && getComputedStyle(element).position === 'sticky';
      return stays ? element.clientHeight / innerHeight : 0;
    });
    expect(header).toBeLessThan(0.25);
  });
});

test.each(routes)('%s keeps its width and its words at 390 px with letters wide apart', async (route) => {
  const page = await visit(route, { ...width(390), ...reducedMotion });
  await uncovered(page);
  await page.addStyleTag({ content: SPACING });
  expect(await excess(page)).toBe(0);
  expect(await cutOff(page)).toEqual([]);
});

describe.each([320, 1440])('with a long word in each text at %d px', (pixels) => {
  test.each(routes)('%s keeps its width and its words', async (route) => {
    const page = await visit(route, { ...width(pixels), ...reducedMotion });
    await uncovered(page);
    await lengthen(page);
    expect(await excess(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
  });
});

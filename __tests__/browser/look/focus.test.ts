/** The keyboard alone, on every page: where the focus is can be seen, all of it, forwards and backwards. */
import type { Page } from 'playwright-core';
import { canonicalPaths } from '../../support/builtSite';
import { reducedMotion, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(120_000);
const { visit } = visitor();

/** What is wrong with the sight of the focused element; empty if nothing, null once the focus has left the page. */
const complaint = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement) return null;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
    const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
    // Within a frame the focus is its document's to show; the frame itself does not count as focused.
    if (!isRinged && focused.tagName !== 'IFRAME') return `${name} has no ring`;
    // Of what is higher than the window, the part that shows.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (bottom <= 0 || top >= innerHeight) return `${name} is out of sight (${top} to ${bottom})`;
    const over = document.elementFromPoint((left + right) / 2, middle);
    const belongs = over && (focused.contains(over) || over.contains(focused) || over.closest('label'));
    if (!belongs) return `${name} lies under ${over?.outerHTML.slice(0, 60)}`;
    const header = document.querySelector('header');
    if (!header || header.inert || header.contains(focused)) return '';
    if (getComputedStyle(header).position !== 'sticky') return '';
    const edge = header.getBoundingClientRect().bottom;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    if (top < edge && bottom > edge && bottom - top < room) return `${name} is half under the header`;
    return '';
  });

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; complaints: string[] }> {
  const complaints: string[] = [];
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    const found = await complaint(page);
    if (found === null) return { stops, complaints };
    if (found) complaints.push(found);
  }
  throw new Error('The focus does not leave the page.');
}

describe.each([
  ['a phone', width(390)],
  ['a low window', { viewport: { width: 1280, height: 600 } }],
])('on %s', (_, settings) => {
  test.each([...canonicalPaths, '/404'])('the focus is seen on %s', async (route) => {
    const page = await visit(route, { ...settings, ...reducedMotion });
    await uncovered(page);
    const forwards = await walk(page, 'Tab');
    expect(forwards.complaints).toEqual([]);
    expect(forwards.stops).toBeGreaterThan(1);
    const backwards = await walk(page, 'Shift+Tab');
    expect(backwards.complaints).toEqual([]);
  });
});

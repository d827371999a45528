/** Finds focused elements that a keyboard user cannot see. */
import type { Page } from 'playwright-core';

/**
 * Describes what hides the focused element. Returns an empty string if it is visible, and null if the focus has left
 * `within`.
 */
const problemOf = (page: Page, within: string): Promise<string | null> =>
  page.evaluate((part) => {
    const focused = document.activeElement;
    if (!focused?.closest(part)) return null;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
    // The document in a frame shows its own focus, so the frame itself needs no focus ring.
    if (!hasRing && focused.tagName !== 'IFRAME') return `${name} has no ring`;
    // If the element is higher than the window, check its visible part.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (bottom <= 0 || top >= innerHeight) return `${name} is out of view (${top} to ${bottom})`;
    const over = document.elementFromPoint((left + right) / 2, middle);
    const belongs = over && (focused.contains(over) || over.contains(focused) || over.closest('label'));
    if (!belongs) return `${name} is below ${over?.outerHTML.slice(0, 60)}`;
    const header = document.querySelector('header');
    if (!header || header.closest('[inert]') || header.contains(focused)) return '';
    if (getComputedStyle(header).position !== 'sticky') return '';
    const edge = header.getBoundingClientRect().bottom;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    if (top < edge && bottom > edge && bottom - top < room) return `${name} is half under the header`;
    return '';
  }, within);

/** Moves the focus through a part of a page until it leaves. Returns the problems of the focused elements. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', part: string): Promise<string[]> {
  const problems: string[] = [];
  let hasEntered = false;
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    const problem = await problemOf(page, part);
    if (problem === null && hasEntered) return problems;
    // When moving backward, the focus may first be in the browser's own controls.
    if (problem === null) continue;
    hasEntered = true;
    if (problem) problems.push(problem);
  }
  throw new Error(hasEntered ? 'The focus does not leave the page.' : 'There is nothing to focus.');
}

/** Moves the focus forward and backward through a part of a page. `main` excludes the header and the footer. */
export async function hiddenFocus(page: Page, part: 'body > *' | 'main'): Promise<string[]> {
  if (part === 'main')
    await page.getByRole('main').evaluate((main) => {
      main.tabIndex = -1;
      main.focus();
    });
  return [...(await walk(page, 'Tab', part)), ...(await walk(page, 'Shift+Tab', part))];
}

/** The focused element is always visible while a keyboard user moves forward and backward. */
import type { Page } from 'playwright-core';
import { differentPages } from '../../support/builtSite';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const phone = tour({ ...width(390), ...reducedMotion });

/**
 * Describes what hides the focused element. Returns an empty string if it is visible, and null if the focus has left
 * `within`.
 */
const complaint = (page: Page, within: string): Promise<string | null> =>
  page.evaluate((part) => {
    const focused = document.activeElement;
    if (!focused?.closest(part)) return null;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
    const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
    // The document in a frame shows its own focus, so the frame itself needs no focus ring.
    if (!isRinged && focused.tagName !== 'IFRAME') return `${name} has no ring`;
    // If the element is higher than the window, check its visible part.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (bottom <= 0 || top >= innerHeight) return `${name} is out of view (${top} to ${bottom})`;
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
  }, within);

type Part = 'body > *' | 'main';

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', part: Part): Promise<string[]> {
  const complaints: string[] = [];
  let hasEntered = false;
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    const found = await complaint(page, part);
    if (found === null && hasEntered) return complaints;
    // When moving backward, the focus may first be in the browser's own controls.
    if (found === null) continue;
    hasEntered = true;
    if (found) complaints.push(found);
  }
  throw new Error(hasEntered ? 'The focus does not leave the page.' : 'There is nothing to focus.');
}

/** Moves the focus forward and backward through a part of a page. `main` excludes the header and the footer. */
async function expectSeen(page: Page, part: Part): Promise<void> {
  if (part === 'main')
    await page.getByRole('main').evaluate((main) => {
      main.tabIndex = -1;
      main.focus();
    });
  const forwards = await walk(page, 'Tab', part);
  expect([...forwards, ...(await walk(page, 'Shift+Tab', part))]).toEqual([]);
}

test.each(differentPages)('the focus is visible on %s on a phone', async (route) => {
  await expectSeen(await phone.open(route), route === '/' ? 'body > *' : 'main');
});

test('the focus is visible in a low window', async () => {
  const page = await phone.open('/PulsesProducts');
  await page.setViewportSize({ width: 1280, height: 600 });
  await expectSeen(page, 'body > *');
});

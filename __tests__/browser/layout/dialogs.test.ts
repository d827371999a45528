/** Behaviour of all modal dialogs (docs/behaviour.md, "Dialogs"). */
import type { Page } from 'playwright-core';
import { documentAt, documentsIn } from '../../support/content';
import { opener, dialog as searchDialog } from '../../support/searchDialog';
import { eventually, scrollTo, scrollY, visitor, width } from '../../support/visitor';

const { visit } = visitor();

const { readMore } = documentAt('pages/leadership.json');
const [leader] = documentsIn<{ name: string }>('leaders');
const biography = (page: Page) => page.getByRole('dialog', { name: leader?.name, exact: true });
const card = (page: Page) => page.getByRole('button', { name: `${readMore}: ${leader?.name}`, exact: true });

const DIALOGS = [
  ['the search', opener, searchDialog],
  ['a biography', card, biography],
] as const;

/** Returns the left edges of elements behind the dialog. A disappearing scrollbar would move them. */
const edges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header > div > *, main :is(h1, h2, li), footer h2')]
      .filter((element) => !element.closest('dialog'))
      .map((element) => Math.round(element.getBoundingClientRect().left)),
  );

describe.each(DIALOGS)('%s', (_, button, dialog) => {
  test.each([1440, 390])('at %d px the page behind the dialog does not move', async (pixels) => {
    const page = await visit('/leadership', width(pixels));
    // Scrollbars of headless browsers take up no space by default.
    await page.addStyleTag({ content: 'html::-webkit-scrollbar { width: 15px }' });
    await button(page).scrollIntoViewIfNeeded();
    await scrollTo(page, (await scrollY(page)) + 50);
    const before = { top: await scrollY(page), edges: await edges(page) };
    // Click with a script, because Playwright would first scroll to the button.
    await button(page).evaluate((element: HTMLElement) => element.click());
    await dialog(page).waitFor();
    expect(await edges(page)).toEqual(before.edges);
    await page.mouse.move(3, 300);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(300);
    expect(await scrollY(page)).toBe(before.top);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 200);
    await eventually(async () => (await scrollY(page)) > before.top, true);
  });
});

test('after leaving a page with an open dialog, the next page scrolls', async () => {
  const page = await visit('/leadership');
  await card(page).click();
  await biography(page).waitFor();
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/about'),
  );
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: documentAt('pages/about.json').banner.title }).waitFor();
  await page.mouse.wheel(0, 300);
  await eventually(async () => (await scrollY(page)) > 0, true);
});

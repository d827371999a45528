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

/** Returns the left edges of elements behind the dialog. A disappearing scrollbar would move them. */
const edges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header > div > *, main :is(h1, h2, li), footer h2')]
      .filter((element) => !element.closest('dialog'))
      .map((element) => Math.round(element.getBoundingClientRect().left)),
  );

test.each([
  ['the search', opener, searchDialog, 1440],
  ['a biography', card, biography, 390],
])('the page behind %s does not move', async (_, button, dialog, pixels) => {
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

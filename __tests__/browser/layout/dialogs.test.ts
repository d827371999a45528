/** Behaviour of all modal dialogs (docs/behaviour.md, "Dialogs"). */
import type { Page } from 'playwright-core';
import { documentAt, documentsIn } from '../../support/content';
import { frames, scrollTo, scrollY, visitor } from '../../support/visitor';

const { visit } = visitor();

const { readMore } = documentAt('pages/leadership.json');
const [leader] = documentsIn<{ name: string }>('leaders');
const biography = (page: Page) => page.getByRole('dialog', { name: leader?.name, exact: true });
const card = (page: Page) => page.getByRole('button', { name: `${readMore}: ${leader?.name}`, exact: true });

test('the page behind a dialog does not scroll', async () => {
  const page = await visit('/leadership');
  await card(page).scrollIntoViewIfNeeded();
  await scrollTo(page, (await scrollY(page)) + 50);
  const before = await scrollY(page);
  // Click with a script, because Playwright would first scroll to the button.
  await card(page).evaluate((element: HTMLElement) => element.click());
  await biography(page).waitFor();
  await page.mouse.move(3, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  await frames(page, 20);
  expect(await scrollY(page)).toBe(before);
});

/** A visitor opens the search dialog, searches and goes back. */
import type { Page } from 'playwright-core';
import { searchPath } from '../../../src/routes';
import { products } from '../../support/catalogues';
import { navigation } from '../../support/labels';
import { dialog, input, opener, search } from '../../support/searchDialog';
import { ALL, found, noMatchTitle, resultLine, servicesPage, shown, TERM } from '../../support/services';
import { address, eventually, isFocused, visitor } from '../../support/visitor';

const { visit } = visitor();

const main = (page: Page) => page.getByRole('main');
const isAt = (page: Page, expected: string) => eventually(async () => address(page), expected);

test('the dialog has the focus while it is open; Escape and its button return the focus', async () => {
  const page = await visit('/team');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: navigation.search.close, exact: true }).click(),
  ]) {
    await opener(page).click();
    await eventually(isFocused(input(page)), true);
    await close();
    await dialog(page).waitFor({ state: 'hidden' });
    await eventually(isFocused(opener(page)), true);
  }
});

test('a search shows its results, can be cleared, and Back returns to earlier results', async () => {
  const page = await visit('/team');
  await search(page, TERM);
  await isAt(page, searchPath(TERM));
  await dialog(page).waitFor({ state: 'hidden' });
  await eventually(shown(page), found(TERM));
  await main(page).getByRole('status').getByText(resultLine(TERM), { exact: true }).waitFor();
  await main(page).getByRole('link', { name: servicesPage.clearSearch, exact: true }).click();
  await isAt(page, '/services');
  await eventually(shown(page), ALL);
  const { label, to } = servicesPage.moreServices;
  expect(await main(page).getByRole('link', { name: label, exact: true }).getAttribute('href')).toBe(to);
  const missing = "<b>(.*[ $&$'{term}";
  const noMatch = main(page).getByRole('heading', { name: noMatchTitle(missing), exact: true });
  await search(page, missing);
  await noMatch.waitFor();
  expect(await shown(page)()).toEqual([]);
  await search(page, products.entries[0]?.name ?? '');
  // The results of other pages begin in the first view.
  const others = page.getByRole('region', { name: servicesPage.elsewhere.title }).getByRole('listitem');
  await eventually(async () => ((await others.first().boundingBox())?.y ?? Infinity) <= 560, true);
  await page.goBack();
  await noMatch.waitFor();
  await page.goBack();
  await isAt(page, '/services');
  await eventually(shown(page), ALL);
});

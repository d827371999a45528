/** Interactive states of the layout: menus, search dialog and error page. */
import type { Page } from 'playwright-core';
import { breakPageData, errorPage } from '../../support/faults';
import { navigation } from '../../support/labels';
import {
  link,
  mainMenu,
  plainEntries,
  SUBMENU,
  subEntries,
  submenuButton,
  toggle,
} from '../../support/mainMenu';
import { dialog, recent, search } from '../../support/searchDialog';
import { at, expectNoProblems, LONG_WORD, press } from '../../support/states';
import { navigate, visitor, width } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();

const menuLinks = (page: Page) => [...plainEntries, ...subEntries].map(({ label }) => link(page, label));

test('the skip link, the menu on a phone and the error page', async () => {
  const page = await visit('/team', at(390));
  await page.keyboard.press('Tab');
  await expectNoProblems(page, page.getByRole('link', { name: navigation.skipLink }));
  await press(page, navigation.menuToggle);
  await press(page, SUBMENU);
  await expectNoProblems(page, toggle(page), submenuButton(page), ...menuLinks(page));
  await breakPageData(page, '/legacy');
  await navigate(page, '/legacy');
  await errorPage(page).waitFor();
  takeConsoleErrors(page);
  await expectNoProblems(page, page.getByRole('main'));
});

test('the submenu of the main menu, and the search dialog', async () => {
  const page = await visit('/team', at(993));
  await mainMenu(page).getByRole('link', { name: SUBMENU }).hover();
  await expectNoProblems(page, ...menuLinks(page));
  await page.setViewportSize(width(1440).viewport);
  await press(page, navigation.search.label);
  await expectNoProblems(page, dialog(page));
});

test('the search dialog with recent searches', async () => {
  const page = await visit('/services', at(390));
  await search(page, LONG_WORD);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await press(page, navigation.search.label);
  await expectNoProblems(page, dialog(page), recent(page));
});

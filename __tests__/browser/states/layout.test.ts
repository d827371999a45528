/** States of what is around each page: menus, search dialog, sticky header, error page. */
import type { Page } from 'playwright-core';
import { documentAt } from '../../support/content';
import { navigation } from '../../support/labels';
import { link, main, plainEntries, SUBMENU, subEntries, submenuButton, toggle } from '../../support/mainMenu';
import { dialog, opener, recent, search } from '../../support/searchDialog';
import { press, testStates } from '../../support/states';
import { navigate, scrollTo, visitor } from '../../support/visitor';

const { visit, takeComplaints } = visitor();

const LONG_WORD = 'a-word-without-a-place-to-break-'.repeat(9);
const errorPage = documentAt('sections/error.json');
const banner = (page: Page) => page.getByRole('banner');
const links = (page: Page, entries: readonly { label: string }[]) =>
  entries.map(({ label }) => link(page, label));
const backToTop = (page: Page) => page.getByRole('button', { name: navigation.backToTop });
/** The breadcrumb, the heading and the sentence at the top of a page. */
const top = (page: Page) =>
  page
    .getByRole('main')
    .locator(':is(div, section)', { has: page.getByRole('heading', { level: 1 }) })
    .last();

testStates(visit, [
  [
    'the menu of a phone',
    '/team',
    390,
    async (page) => {
      await press(page, navigation.menuToggle);
      await press(page, SUBMENU);
    },
    (page) => [toggle(page), submenuButton(page), ...links(page, [...plainEntries, ...subEntries])],
  ],
  [
    'the menu below an entry of the main menu',
    '/team',
    993,
    (page) => main(page).getByRole('link', { name: SUBMENU }).hover(),
    (page) => links(page, [...plainEntries, ...subEntries]),
  ],
  [
    'the search dialog',
    '/team',
    1440,
    (page) => press(page, navigation.search.label),
    (page) => [dialog(page)],
  ],
  [
    'the search dialog with a history',
    '/services',
    390,
    async (page) => {
      await search(page, LONG_WORD);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await press(page, navigation.search.label);
    },
    (page) => [dialog(page), recent(page)],
  ],
  ['the banner of a page on a phone', '/services', 390, () => Promise.resolve(), (page) => [top(page)]],
  [
    'the banner of a page on a large screen',
    '/services',
    1440,
    () => Promise.resolve(),
    (page) => [top(page), page.getByRole('region', { name: navigation.contactLabel })],
  ],
  [
    'the header of a page that is scrolled, on a phone',
    '/about',
    390,
    (page) => scrollTo(page, 900),
    (page) => [banner(page).getByRole('link').first(), opener(page), toggle(page)],
  ],
  [
    'the header of a page that is scrolled, on a large screen',
    '/about',
    1440,
    (page) => scrollTo(page, 900),
    (page) => [banner(page)],
  ],
  [
    'the button back to top',
    '/about',
    390,
    async (page) => {
      await scrollTo(page, 900);
      await backToTop(page).waitFor();
    },
    (page) => [backToTop(page)],
  ],
  [
    'the skip link, focused',
    '/team',
    390,
    (page) => page.keyboard.press('Tab'),
    (page) => [page.getByRole('link', { name: navigation.skipLink })],
  ],
  [
    'the error page',
    '/team',
    390,
    async (page) => {
      await page.route('**/page-data/legacy/page-data.json', async (route) => {
        const data = await (await route.fetch()).json();
        await route.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
      });
      await navigate(page, '/legacy');
      await page.getByRole('heading', { level: 1, name: errorPage.title }).waitFor();
      takeComplaints(page);
    },
    (page) => [page.getByRole('main')],
  ],
]);

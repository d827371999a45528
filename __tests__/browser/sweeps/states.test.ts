/** Interactive states of the layout and the content, such as an open menu or a form with errors. */
import type { Locator, Page } from 'playwright-core';
import { LEADERSHIP, LEGACY, SERVICES } from '../../../src/routes';
import { violationsOf } from '../../support/axe';
import { firstCatalogue } from '../../support/catalogues';
import { alertsOf, ENQUIRY, fillIn, form, texts } from '../../support/contactForm';
import { documentAt, documentsIn } from '../../support/content';
import { breakPageData, errorPage } from '../../support/faults';
import { isBuilt, needs, otherPage, somePage } from '../../support/inPlace';
import { navigation, site } from '../../support/labels';
import * as menu from '../../support/mainMenu';
import { notOnTop } from '../../support/onTop';
import { horizontalOverflow } from '../../support/scrolling';
import { dialog, recent, search } from '../../support/searchDialog';
import { noMatchTitle, services, servicesPage } from '../../support/services';
import { eventually, main, navigate, reducedMotion, visitor, width } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();

const legacy = documentAt('pages/legacy.json');
const [, secondEra] = documentsIn<{ slug: string }>('timeline');
const leader = documentsIn<{ slug: string; name: string }>('leaders').at(-1);
const [, secondGroup] = firstCatalogue.groups;

const SERVICE = `${site.formService.serviceUrl}/**`;
const tab = (page: Page, name = '') => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel').last();
const menuLinks = (page: Page) =>
  [...menu.plainEntries, ...menu.subEntries].map(({ label }) => menu.link(page, label));

const testResults = needs({ 'page of services': isBuilt(SERVICES), catalogues: firstCatalogue.entries[0] });
const testCompany = needs({
  'page of leaders': isBuilt(LEADERSHIP),
  'page of the history with two eras': isBuilt(LEGACY) && secondEra,
});

/** A word that is longer than any line. */
const LONG_WORD = 'a-word-without-a-place-to-break-'.repeat(9);

/** Settings for a window of this width. With reduced motion, state changes complete immediately. */
const at = (pixels: number) => ({ ...width(pixels), ...reducedMotion });

/** Presses the first button with this name. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Expects that no part is covered, axe finds no violations, and the page fits. Narrow windows must fit at 320 px. */
async function expectNoProblems(page: Page, ...shown: Locator[]): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await eventually(() => notOnTop(...shown), []);
  expect(await violationsOf(page)).toEqual([]);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  if (viewport.width < 700) await page.setViewportSize({ width: 320, height: 640 });
  // Negative while a dialog reserves the space of the scroll bar, which headless browsers hide.
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(viewport);
}

test('the skip link, the menu on a phone and the error page', async () => {
  const page = await visit(somePage, at(390));
  await page.keyboard.press('Tab');
  await expectNoProblems(page, page.getByRole('link', { name: navigation.skipLink }));
  await press(page, navigation.menuToggle);
  if (menu.submenu) await press(page, menu.SUBMENU);
  await expectNoProblems(page, menu.toggle(page), ...menuLinks(page));
  await breakPageData(page, otherPage);
  await navigate(page, otherPage);
  await errorPage(page).waitFor();
  takeConsoleErrors(page);
  await expectNoProblems(page, main(page));
});

needs({ 'submenu of a page': menu.submenu })('the submenu, and the search dialog', async () => {
  const page = await visit(somePage, at(1440));
  await menu.mainMenu(page).getByRole('link', { name: menu.SUBMENU }).hover();
  await expectNoProblems(page, ...menuLinks(page));
  await page.setViewportSize(width(1440).viewport);
  await press(page, navigation.search.label);
  await expectNoProblems(page, dialog(page));
});

testResults('search results, no results, and the search dialog with recent searches', async () => {
  const page = await visit(`/services?search=${services[0]?.title}`, at(390));
  const clear = page.getByRole('link', { name: servicesPage.clearSearch });
  await clear.waitFor();
  const results = main(page).getByRole('list').getByRole('heading', { level: 3 });
  await expectNoProblems(page, clear, results);
  await navigate(page, `/services?search=${firstCatalogue.entries[0]?.name}`);
  await expectNoProblems(page, main(page).getByRole('region'));
  await search(page, LONG_WORD);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectNoProblems(page, page.getByText(noMatchTitle(LONG_WORD)).last(), clear);
  await press(page, navigation.search.label);
  await expectNoProblems(page, dialog(page), recent(page));
});

needs({ 'two groups of entries': secondGroup })('an entry of another group, and the bar below', async () => {
  const page = await visit(firstCatalogue.route, at(390));
  await panel(page).getByRole('table').first().scrollIntoViewIfNeeded();
  await expectNoProblems(page, panel(page).getByRole('link').first());
  await tab(page, secondGroup?.name).click();
  await tab(page, secondGroup?.entries.at(-1)?.name).click();
  await expectNoProblems(page, panel(page));
});

testCompany('a biography, and a later event of another era', async () => {
  const page = await visit(`/leadership#${leader?.slug}`, at(390));
  await expectNoProblems(page, page.getByRole('dialog', { name: leader?.name }));
  await navigate(page, `/legacy#${secondEra?.slug}`);
  await press(page, legacy.next);
  await expectNoProblems(page, panel(page).locator('li:not([aria-hidden])'), panel(page).getByRole('button'));
});

test('the contact form with errors, and after a failure', async () => {
  const page = await visit('/contact', at(390));
  await press(page, texts.submit);
  const required = ['name', 'email', 'subject', 'message'] as const;
  const errors = required.map((name) => form(page).getByText(texts[name].error ?? ''));
  await expectNoProblems(page, form(page), ...errors);
  alertsOf(page);
  await page.route(SERVICE, (route) => route.abort());
  await fillIn(page, { ...ENQUIRY, message: LONG_WORD });
  await press(page, texts.submit);
  await page.getByText(texts.otherWays.title).waitFor();
  takeConsoleErrors(page);
  await expectNoProblems(page, form(page));
});

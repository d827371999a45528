/** Journeys through the menus and from page to page (docs/behaviour.md, "Layout" and "Scrolling"). */
import type { Page } from 'playwright-core';
import { navigation } from '../../support/labels';
import * as menu from '../../support/mainMenu';
import {
  address,
  eventually,
  isFocused,
  navigate,
  phone,
  reload,
  scrollTo,
  scrollY,
  visitor,
  width,
} from '../../support/visitor';

const { visit } = visitor();

const [, first, second] = menu.plainEntries;
const last = menu.subEntries.at(-1);
if (!first || !second || !last) throw new Error('The main menu has fewer than three entries.');

const isAt = (page: Page, expected = '') => eventually(async () => address(page), expected);

/** Removes the focus from buttons when they are pressed, because Safari does not focus them. */
const imitateSafari = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    }),
  );

test('the submenu opens on hover and for the keyboard, and its links open their pages', async () => {
  const page = await visit('/team', width(1440));
  expect(await menu.shownEntries(page)).toEqual([]);
  await menu.link(page, menu.SUBMENU).hover();
  await eventually(() => menu.shownEntries(page), menu.SUB_LABELS);
  await menu.link(page, last.label).hover();
  expect(await menu.shownEntries(page)).toEqual(menu.SUB_LABELS);
  await page.mouse.move(1, 400);
  await eventually(() => menu.shownEntries(page), []);
  await menu.link(page, menu.STOPS[menu.STOPS.indexOf(menu.SUBMENU) - 1] ?? '').focus();
  await page.keyboard.press('Tab');
  await eventually(() => menu.shownEntries(page), menu.SUB_LABELS);
  for (const label of [...menu.FIRST_LABELS, ...menu.SUB_LABELS].slice(0, 2)) {
    await page.keyboard.press('ArrowDown');
    await eventually(isFocused(menu.link(page, label)), true);
  }
  await page.keyboard.press('Escape');
  await eventually(() => menu.shownEntries(page), []);
  expect(await isFocused(menu.link(page, menu.SUBMENU))()).toBe(true);
  await page.keyboard.press('ArrowDown');
  const opened = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname);
  await page.keyboard.press('Enter');
  await isAt(page, opened);
  await eventually(() => menu.shownEntries(page), []);
});

test('the menu on a phone closes with Escape, which returns the focus, and its links open their pages', async () => {
  const page = await visit('/team', phone);
  await imitateSafari(page);
  await menu.toggle(page).click();
  await menu.link(page, first.label).waitFor();
  await page.keyboard.press('Escape');
  await menu.link(page, first.label).waitFor({ state: 'hidden' });
  await eventually(isFocused(menu.toggle(page)), true);
  await menu.toggle(page).click();
  await menu.link(page, first.label).click();
  await isAt(page, first.to);
  await menu.link(page, first.label).waitFor({ state: 'hidden' });
  await menu.toggle(page).click();
  await menu.submenuButton(page).click();
  await eventually(menu.expanded(menu.submenuButton(page)), 'true');
  await menu.link(page, last.label).click();
  await isAt(page, last.to);
});

test('the skip link is the first tab stop and leads to the content below the header', async () => {
  const page = await visit(first.to);
  await page.keyboard.press('Tab');
  await eventually(isFocused(page.getByRole('link', { name: navigation.skipLink })), true);
  await page.keyboard.press('Enter');
  await isAt(page, `${first.to}#main`);
  const main = page.getByRole('main');
  await eventually(isFocused(main), true);
  const header = await page.getByRole('banner').boundingBox();
  expect((await main.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.matches('main *')), true);
});

test('each navigation and reload starts at the top, also Back, an alias and an unknown hash', async () => {
  const page = await visit(first.to);
  for (const [next, leave] of [
    [second.to, () => menu.link(page, second.label).click()],
    ['/services?search=b', () => navigate(page, '/services?search=b')],
    [second.to, () => page.goBack()],
    [first.to, () => page.goBack()],
    ['/About', () => navigate(page, '/About')],
    ['/team#no-one', () => navigate(page, '/team#no-one')],
    ['/team#no-one', () => reload(page)],
  ] as const) {
    // Repeat the scroll, because the second scroll after a navigation may undo it.
    await eventually(async () => {
      await scrollTo(page, 600);
      return (await scrollY(page)) > 0;
    }, true);
    await leave();
    await eventually(async () => [address(page), await scrollY(page)], [next, 0]);
  }
});

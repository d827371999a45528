/** The main menu and its submenu (docs/behaviour.md, "Navigation"). */
import type { Page } from 'playwright-core';
import { needs, somePage } from '../../support/inPlace';
import * as menu from '../../support/mainMenu';
import { eventually, isAt, isFocused, phone, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const [home, ...others] = menu.plainEntries;
const entry = others.find(({ to }) => to !== somePage) ?? home;
const it = needs({ 'submenu of a page': menu.submenu });
const lastSub = menu.subEntries.at(-1) ?? { label: '', to: '' };
const [before = '', after = ''] = [-1, 1].map((step) => menu.STOPS[menu.STOPS.indexOf(menu.SUBMENU) + step]);

const isClosed = async (page: Page) => {
  await eventually(menu.expanded(menu.toggle(page)), 'false');
  expect(await menu.link(page, entry.label).isVisible()).toBe(false);
};

/** Removes the focus from buttons when they are pressed, because Safari does not focus them. */
const imitateSafari = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    }),
  );

it('on a wide screen, the submenu opens on hover and for the keyboard, and a touch opens its page', async () => {
  const page = await visit(somePage, width(1920));
  expect(await menu.submenuButton(page).isVisible()).toBe(false);
  await menu.link(page, menu.SUBMENU).dispatchEvent('pointerover', { pointerType: 'touch' });
  expect(await menu.shownEntries(page)).toEqual([]);
  await menu.link(page, menu.SUBMENU).hover();
  await eventually(() => menu.shownEntries(page), menu.SUB_LABELS);
  await menu.link(page, lastSub.label).hover();
  expect(await menu.shownEntries(page)).toEqual(menu.SUB_LABELS);
  await page.mouse.move(1, 400);
  await eventually(() => menu.shownEntries(page), []);
  await menu.link(page, before).focus();
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

  // Tab goes through the submenu and closes it. ArrowUp returns to the entry.
  await menu.link(page, before).focus();
  for (const key of ['Tab', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  for (const name of [menu.SUBMENU, ...menu.FIRST_LABELS, ...menu.SUB_LABELS, after]) {
    expect(await menu.focused(page)).toBe(name);
    await page.keyboard.press('Tab');
  }
  await eventually(() => menu.shownEntries(page), []);
  await menu.link(page, menu.SUBMENU).click();
  await page.waitForURL(`**${menu.submenu?.to}`);
  await eventually(() => menu.shownEntries(page), []);
});

test('the menu on a phone closes with Escape, which returns the focus, and its links open their pages', async () => {
  const page = await visit(somePage, phone);
  await imitateSafari(page);
  await menu.toggle(page).click();
  await menu.link(page, entry.label).waitFor();
  await page.keyboard.press('Escape');
  await menu.link(page, entry.label).waitFor({ state: 'hidden' });
  await eventually(isFocused(menu.toggle(page)), true);
  await menu.toggle(page).click();
  await menu.link(page, entry.label).click();
  await isAt(page, entry.to);
  await menu.link(page, entry.label).waitFor({ state: 'hidden' });
  if (!menu.submenu) return;
  await menu.toggle(page).click();
  await menu.submenuButton(page).click();
  await eventually(menu.expanded(menu.submenuButton(page)), 'true');
  await menu.link(page, lastSub.label).click();
  await isAt(page, lastSub.to);
});

it('up to 992 px, its button, a press or focus outside, a link and Back close the menu, and a button toggles the submenu', async () => {
  const page = await visit(somePage, width(992));
  await menu.toggle(page).click();
  expect(await menu.link(page, menu.SUBMENU).isVisible()).toBe(false);
  for (const shown of [menu.SUB_LABELS, []]) {
    await menu.submenuButton(page).click();
    expect(await menu.shownEntries(page)).toEqual(shown);
  }
  await menu.toggle(page).click();
  await isClosed(page);
  await menu.toggle(page).press('Enter');
  await page.keyboard.press('Tab');
  expect(await menu.focused(page)).toBe(home.label);
  // The scrim keeps the click from the page.
  const hasScrim = () => document.elementFromPoint(5, 850)?.closest('header') instanceof Element;
  expect(await page.evaluate(hasScrim)).toBe(true);
  await page.mouse.click(5, 850);
  await isClosed(page);
  await menu.toggle(page).click();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await isClosed(page);

  await menu.toggle(page).click();
  await menu.link(page, entry.label).click();
  await page.waitForURL(`**${entry.to}`);
  await isClosed(page);
  await menu.toggle(page).click();
  await page.goBack();
  await page.waitForURL(`**${somePage}`);
  await isClosed(page);
});

test('a menu that was opened before the scripts load stays open', async () => {
  const { page, release } = await visitBeforeScripts(somePage, width(390));
  await menu.toggle(page).click();
  release();
  await eventually(menu.expanded(menu.toggle(page)), 'true');
  expect(await menu.link(page, entry.label).isVisible()).toBe(true);
});

it('without scripts the open menus cover nothing', async () => {
  const page = await visit(somePage, { ...width(1920), ...withoutScripts });
  const bottomOfSubmenu = () =>
    menu.link(page, lastSub.label).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await menu.shownEntries(page)).toEqual(menu.SUB_LABELS);
  const banner = await page.getByRole('banner').boundingBox();
  expect(await bottomOfSubmenu()).toBeLessThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));

  await page.setViewportSize(width(992).viewport);
  expect(await menu.shownEntries(page)).toEqual(menu.SUB_LABELS);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThan(await bottomOfSubmenu());
});

/** The main menu and its submenu with mouse, touch and keyboard, on small and large screens. */
import type { Page } from 'playwright-core';
import {
  expanded,
  focused,
  link,
  MORE_LABELS,
  plainEntries,
  STOPS,
  SUB_LABELS,
  SUBMENU,
  SUBMENU_PATH,
  shownEntries,
  subEntries,
  submenuButton,
  toggle,
} from '../../support/mainMenu';
import { notOnTop } from '../../support/onTop';
import { address, eventually, open, visitor, width } from '../../support/visitor';

const { newPage, visit } = visitor();

const [home, first] = plainEntries;
const entry = first ?? { label: '', to: '' };
const lastSub = subEntries.at(-1) ?? { label: '', to: '' };

const subLinks = (page: Page) => [...SUB_LABELS, ...MORE_LABELS].map((label) => link(page, label));

describe('up to 992 px', () => {
  test('the button opens and closes the menu, which also closes with Escape or when a visitor leaves it', async () => {
    const page = await visit('/team', width(390));
    expect(await link(page, entry.label).isVisible()).toBe(false);
    await toggle(page).click();
    expect(await expanded(toggle(page))()).toBe('true');
    expect(await link(page, entry.label).isVisible()).toBe(true);
    expect(await notOnTop(toggle(page), ...plainEntries.map(({ label }) => link(page, label)))).toEqual([]);
    await toggle(page).click();
    expect(await link(page, entry.label).isVisible()).toBe(false);

    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(home?.label);
    await page.keyboard.press('Escape');
    await eventually(expanded(toggle(page)), 'false');
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await toggle(page).click();
    await page.mouse.click(5, 800);
    await eventually(expanded(toggle(page)), 'false');
    await toggle(page).click();
    await page.getByRole('contentinfo').getByRole('textbox').focus();
    await eventually(expanded(toggle(page)), 'false');
    expect(await link(page, entry.label).isVisible()).toBe(false);
  });

  test('the menu closes on navigation, also to the current page', async () => {
    const page = await visit('/team', width(390));
    for (const _ of ['another page', 'the same page']) {
      await toggle(page).click();
      await link(page, entry.label).click();
      await page.waitForURL(`**${entry.to}`);
      await eventually(expanded(toggle(page)), 'false');
    }
    await toggle(page).click();
    await page.goBack();
    await page.waitForURL('**/team');
    await eventually(expanded(toggle(page)), 'false');
  });

  test('a button opens and closes the submenu', async () => {
    const page = await visit('/team', width(992));
    await toggle(page).click();
    expect(await link(page, SUBMENU).isVisible()).toBe(false);
    expect(await shownEntries(page)).toEqual([]);
    await submenuButton(page).click();
    expect(await expanded(submenuButton(page))()).toBe('true');
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    expect(await notOnTop(...subLinks(page))).toEqual([]);
    expect(address(page)).toBe('/team');
    await submenuButton(page).press('Space');
    expect(await shownEntries(page)).toEqual([]);
    await submenuButton(page).press('Enter');
    await link(page, lastSub.label).click();
    await page.waitForURL(`**${lastSub.to}`);
    await toggle(page).click();
    expect(await expanded(submenuButton(page))()).toBe('false');
  });
});

describe('from 993 px on', () => {
  test('the entry is a link whose submenu opens on hover and closes when the mouse leaves', async () => {
    const page = await visit('/team', width(993));
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await submenuButton(page).isVisible()).toBe(false);
    expect(await shownEntries(page)).toEqual([]);
    await link(page, SUBMENU).hover();
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    expect(await notOnTop(...subLinks(page))).toEqual([]);
    expect(await expanded(link(page, SUBMENU))()).toBe('true');
    // There is no gap between the entry and its submenu.
    await link(page, lastSub.label).hover();
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    await page.mouse.move(5, 500);
    await eventually(() => shownEntries(page), []);
    await link(page, SUBMENU).hover();
    await eventually(expanded(link(page, SUBMENU)), 'true');
    await page.keyboard.press('Escape');
    await eventually(() => shownEntries(page), []);
    await link(page, SUBMENU).click();
    await page.waitForURL(`**${SUBMENU_PATH}`);
    await eventually(() => shownEntries(page), []);
  });

  test('touch does not open the submenu, a pen does, and it stays open for focus and mouse', async () => {
    const page = await visit('/team');
    const enter = (pointerType: string) => link(page, SUBMENU).dispatchEvent('pointerover', { pointerType });
    await enter('touch');
    expect(await shownEntries(page)).toEqual([]);
    await enter('pen');
    await eventually(() => shownEntries(page), SUB_LABELS);
    await page.mouse.move(5, 500);
    await link(page, STOPS[STOPS.indexOf(SUBMENU) - 1] ?? '').focus();
    await page.keyboard.press('Tab');
    await link(page, SUBMENU).hover();
    await page.mouse.move(5, 500);
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    await link(page, SUBMENU).hover();
    await link(page, SUBMENU).evaluate((element) => element.blur());
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    await page.mouse.move(5, 500);
    await eventually(() => shownEntries(page), []);
  });

  test('arrow keys work without `checkVisibility`, which Safari supports from 17.4', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    });
    await open(page, '/team');
    await link(page, SUBMENU).focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(SUB_LABELS[0]);
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(SUBMENU);
  });

  test('the submenu works with the keyboard', async () => {
    const page = await visit('/team');
    const [before, after] = [-1, 1].map((step) => STOPS[STOPS.indexOf(SUBMENU) + step] ?? '');
    await link(page, before ?? '').focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(SUBMENU);
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    for (const keys of [[], ['ArrowDown'], ['ArrowDown', 'ArrowDown']]) {
      for (const key of keys) await page.keyboard.press(key);
      expect(await focused(page)).toBe([SUBMENU, ...SUB_LABELS][keys.length]);
      await page.keyboard.press('Escape');
      await eventually(() => shownEntries(page), []);
      expect(await focused(page)).toBe(SUBMENU);
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(SUBMENU);
    for (const name of [...SUB_LABELS, ...MORE_LABELS, after]) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    await eventually(() => shownEntries(page), []);
    await page.keyboard.press('Shift+Tab');
    await link(page, lastSub.label).press('Enter');
    await page.waitForURL(`**${lastSub.to}`);
    await eventually(() => shownEntries(page), []);
  });
});

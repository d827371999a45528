/** The main menu and its submenu with mouse, touch and keyboard, on small and large screens, and without scripts. */
import { navigation, titleOf } from '../../support/labels';
import {
  expanded,
  focused,
  link,
  MORE_LABELS,
  mainMenu,
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
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const [home, first] = plainEntries;
const entry = first ?? { label: '', to: '' };
const lastSub = subEntries.at(-1) ?? { label: '', to: '' };
const [before = '', after = ''] = [-1, 1].map((step) => STOPS[STOPS.indexOf(SUBMENU) + step]);

describe('up to 992 px', () => {
  test('buttons open the menu and its submenu; Escape, a press or focus outside and navigation close them', async () => {
    const page = await visit('/team', width(992));
    const isClosed = async () => {
      await eventually(expanded(toggle(page)), 'false');
      expect(await link(page, entry.label).isVisible()).toBe(false);
    };
    await isClosed();
    await toggle(page).click();
    expect(await expanded(toggle(page))()).toBe('true');
    expect(await link(page, entry.label).isVisible()).toBe(true);
    expect(await link(page, SUBMENU).isVisible()).toBe(false);
    expect(await shownEntries(page)).toEqual([]);
    await submenuButton(page).click();
    expect(await expanded(submenuButton(page))()).toBe('true');
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    await submenuButton(page).press('Space');
    expect(await shownEntries(page)).toEqual([]);
    await submenuButton(page).press('Enter');
    expect(address(page)).toBe('/team');
    await toggle(page).click();
    await isClosed();

    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(home?.label);
    await page.keyboard.press('Escape');
    await isClosed();
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);

    await toggle(page).click();
    await page.mouse.click(5, 850);
    await isClosed();
    await toggle(page).click();
    await page.getByRole('contentinfo').getByRole('textbox').focus();
    await isClosed();

    for (const _ of ['another page', 'the same page']) {
      await toggle(page).click();
      expect(await expanded(submenuButton(page))()).toBe('false');
      await link(page, entry.label).click();
      await page.waitForURL(`**${entry.to}`);
      await isClosed();
    }
    await toggle(page).click();
    await page.goBack();
    await page.waitForURL('**/team');
    await isClosed();
  });
});

describe('from 993 px on', () => {
  test('the submenu opens for mouse and pen, not for touch, and closes when mouse and focus have left', async () => {
    const page = await visit('/team', width(993));
    const leave = () => page.mouse.move(5, 500);
    expect(await submenuButton(page).isVisible()).toBe(false);
    expect(await shownEntries(page)).toEqual([]);
    await link(page, SUBMENU).hover();
    expect(await expanded(link(page, SUBMENU))()).toBe('true');
    // There is no gap between the entry and its submenu.
    await link(page, lastSub.label).hover();
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    await leave();
    await eventually(() => shownEntries(page), []);

    for (const pointerType of ['touch', 'pen']) {
      expect(await shownEntries(page)).toEqual([]);
      await link(page, SUBMENU).dispatchEvent('pointerover', { pointerType });
    }
    await eventually(() => shownEntries(page), SUB_LABELS);

    await link(page, before).focus();
    await page.keyboard.press('Tab');
    await link(page, SUBMENU).hover();
    await leave();
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    await link(page, SUBMENU).hover();
    await link(page, SUBMENU).evaluate((element) => element.blur());
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    await page.keyboard.press('Escape');
    await eventually(() => shownEntries(page), []);
    await link(page, SUBMENU).click();
    await page.waitForURL(`**${SUBMENU_PATH}`);
    await eventually(() => shownEntries(page), []);
  });

  test('the submenu works with the keyboard', async () => {
    const page = await visit('/team');
    await link(page, before).focus();
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

test('a menu that was opened before the scripts load stays open', async () => {
  const { page, release } = await visitBeforeScripts('/team', width(390));
  await toggle(page).click();
  release();
  await eventually(expanded(toggle(page)), 'true');
  expect(await link(page, entry.label).isVisible()).toBe(true);
});

test('without scripts both menus are open and cover nothing, and the search leads to the services', async () => {
  const page = await visit('/team', { ...width(993), ...withoutScripts });
  const bottomOfSubmenu = () =>
    link(page, lastSub.label).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await shownEntries(page)).toEqual(SUB_LABELS);
  const banner = await page.getByRole('banner').boundingBox();
  expect(await bottomOfSubmenu()).toBeLessThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));

  await page.setViewportSize(width(992).viewport);
  expect(await toggle(page).isVisible()).toBe(true);
  expect(await shownEntries(page)).toEqual(SUB_LABELS);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThan(await bottomOfSubmenu());
  await link(page, lastSub.label).click();
  await page.waitForURL(`**${lastSub.to}`);

  // No entry is cut off on a low screen.
  await page.setViewportSize({ width: 844, height: 390 });
  const panel = link(page, navigation.home.label).locator('xpath=ancestor::div[1]');
  expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(false);
  await mainMenu(page).getByRole('button', { name: navigation.search.label }).click();
  await page.waitForURL('**/services?');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(titleOf('services'));
});

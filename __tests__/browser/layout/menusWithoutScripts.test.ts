/** The menus without scripts and before scripts have loaded. */
import type { Page } from 'playwright-core';
import { navigation, titleOf } from '../../support/labels';
import {
  expanded,
  link,
  main,
  plainEntries,
  SUB_LABELS,
  SUBMENU,
  shownEntries,
  subEntries,
  toggle,
} from '../../support/mainMenu';
import { eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const first = plainEntries[1]?.label ?? '';
const lastSub = subEntries.at(-1) ?? { label: '', to: '' };
const bottomOf = (locator: ReturnType<typeof link>) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom);

test('before the scripts load, the submenu opens on hover and the button opens the menu, which stays open', async () => {
  const { page, release } = await visitBeforeScripts('/team', width(1200));
  await link(page, SUBMENU).hover();
  expect(await shownEntries(page)).toEqual(SUB_LABELS);
  await page.setViewportSize(width(390).viewport);
  await toggle(page).click();
  expect(await link(page, first).isVisible()).toBe(true);
  release();
  await eventually(expanded(toggle(page)), 'true');
  expect(await link(page, first).isVisible()).toBe(true);
});

describe('without scripts', () => {
  const open = (pixels: number) => visit('/team', { ...width(pixels), ...withoutScripts });
  const follow = async (page: Page) => {
    await link(page, lastSub.label).click();
    await page.waitForURL(`**${lastSub.to}`);
  };

  test('up to 992 px both menus are open in the page flow, and the search leads to the services', async () => {
    const page = await open(992);
    expect(await toggle(page).isVisible()).toBe(true);
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThan(await bottomOf(link(page, lastSub.label)));
    await follow(page);
    // No entry is cut off on a low screen.
    await page.setViewportSize({ width: 844, height: 390 });
    const panel = link(page, navigation.home.label).locator('xpath=ancestor::div[1]');
    expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(false);
    await main(page).getByRole('button', { name: navigation.search.label }).click();
    await page.waitForURL('**/services?');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(titleOf('services'));
  });

  test('from 993 px on the submenu is open and covers nothing', async () => {
    const page = await open(993);
    expect(await shownEntries(page)).toEqual(SUB_LABELS);
    expect(await bottomOf(link(page, lastSub.label))).toBeLessThanOrEqual(
      await bottomOf(page.getByRole('banner')),
    );
    await follow(page);
  });
});

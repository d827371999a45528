/** The menus without scripts and before scripts have loaded. */
import type { Page } from 'playwright-core';
import { navigation, titleOf } from '../../support/labels';
import {
  expanded,
  link,
  main,
  plainEntries,
  SUB_LABELS,
  shownEntries,
  subEntries,
  toggle,
} from '../../support/mainMenu';
import { eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const lastSub = subEntries.at(-1) ?? { label: '', to: '' };
const bottomOf = (page: Page) =>
  link(page, lastSub.label).evaluate((element) => element.getBoundingClientRect().bottom);

test('a menu that was opened before the scripts load stays open', async () => {
  const { page, release } = await visitBeforeScripts('/team', width(390));
  await toggle(page).click();
  release();
  await eventually(expanded(toggle(page)), 'true');
  expect(await link(page, plainEntries[1]?.label ?? '').isVisible()).toBe(true);
});

test('without scripts both menus are open and cover nothing, and the search leads to the services', async () => {
  const page = await visit('/team', { ...width(993), ...withoutScripts });
  expect(await shownEntries(page)).toEqual(SUB_LABELS);
  const banner = await page.getByRole('banner').boundingBox();
  expect(await bottomOf(page)).toBeLessThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));

  await page.setViewportSize(width(992).viewport);
  expect(await toggle(page).isVisible()).toBe(true);
  expect(await shownEntries(page)).toEqual(SUB_LABELS);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThan(await bottomOf(page));
  await link(page, lastSub.label).click();
  await page.waitForURL(`**${lastSub.to}`);

  // No entry is cut off on a low screen.
  await page.setViewportSize({ width: 844, height: 390 });
  const panel = link(page, navigation.home.label).locator('xpath=ancestor::div[1]');
  expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(false);
  await main(page).getByRole('button', { name: navigation.search.label }).click();
  await page.waitForURL('**/services?');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(titleOf('services'));
});

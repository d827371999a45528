/** Opening entries by their hash before and after hydration, with Back and Forward. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/lib/interpolate';
import {
  expectSelected,
  focusedTab,
  historyLength,
  products,
  sheetLabels,
  shown,
} from '../../support/catalogues';
import { navigation } from '../../support/labels';
import { address, eventually, layoutShift, scrollTo, scrollY, visitor } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const { route, groups, entries } = products;
const [group] = groups;
const lastGroup = groups.at(-1);
const [first, second, third] = group?.entries ?? [];
const last = entries.at(-1);

/** Expects only the sheet of one entry to be visible. */
const shows = (page: Page, name = '') => eventually(() => shown(page).sheets(), [name]);

test('a hash without a matching entry has no later effect', async () => {
  const page = await visit(`${route}#${second?.slug}`);
  await shows(page, second?.name);
  await page.getByRole('link', { name: navigation.skipLink }).press('Enter');
  await eventually(async () => address(page), `${route}#main`);
  await shows(page, second?.name);
  await page.goBack();
  await eventually(async () => address(page), `${route}#${second?.slug}`);
  await shows(page, second?.name);
});

test('before the scripts the sheet of the hash or of a clicked name is visible, and keeps focus and scroll position', async () => {
  const { page, release } = await visitBeforeScripts(`${route}#${last?.slug}`);
  await shows(page, last?.name);
  const { slug, name = '' } = entries.at(-2) ?? {};
  await page.getByRole('link', { name, exact: true }).click();
  await shows(page, name);
  const enquire = page.getByRole('link', { name: interpolate(sheetLabels.enquire, { item: name }) });
  await enquire.focus();
  await page.evaluate(() => document.fonts.ready);
  const before = { scroll: await scrollY(page), shifted: await layoutShift(page) };
  release();
  await shown(page).tab(name).waitFor();
  await shows(page, name);
  expect(address(page)).toBe(`${route}#${slug}`);
  expect(await enquire.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await scrollY(page)).toBe(before.scroll);
  expect(await layoutShift(page)).toBeCloseTo(before.shifted, 3);
});

test('Back undoes each selection and moves the focus out of a hidden group, then returns to the previous page', async () => {
  const page = await visit('/our-business');
  await page.goto(route);
  const before = await historyLength(page);
  // Clicking a selected tab sets its URL but adds no history entry.
  for (const name of [first?.name, second?.name, third?.name, lastGroup?.name, lastGroup?.entries[1]?.name])
    await shown(page).tab(name).click();
  expect(await historyLength(page)).toBe(before + 4);
  await page.goBack();
  await expectSelected(
    page,
    `${route}#${lastGroup?.entries[0]?.slug}`,
    lastGroup?.name,
    lastGroup?.entries[0]?.name,
  );
  await page.goBack();
  await expectSelected(page, `${route}#${third?.slug}`, group?.name, third?.name);
  expect(await focusedTab(page)).toBe(group?.name);
  await page.keyboard.press('Tab');
  expect(await focusedTab(page)).toBe(third?.name);
  await scrollTo(page, 700);
  await page.goBack();
  await expectSelected(page, `${route}#${second?.slug}`, group?.name, second?.name);
  expect(await scrollY(page)).toBe(700);
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/our-business');
});

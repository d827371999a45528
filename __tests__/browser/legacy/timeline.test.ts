/** The timeline of the company (specification: "Legacy"; contract: "Widgets"). */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { focusedTab, historyLength } from '../../support/catalogues';
import { swipe } from '../../support/swipe';
import {
  address,
  eventually,
  phone,
  reducedMotion,
  scrollY,
  uncovered,
  visitor,
  width,
  withoutScripts,
} from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, visitBeforeScripts } = visitor();

const titles = (era: string): string[] =>
  readdirSync(`content/timeline/${era}`)
    .map((file) => JSON.parse(readFileSync(`content/timeline/${era}/${file}`, 'utf8')))
    .sort((one, other) => one.id - other.id)
    .map(({ title }) => title);
const ERAS = [
  ['origin', 'Origin 1970 - 1985', 7],
  ['evolution', 'Evolution 1985 - 2010', 6],
  ['future', 'Future 2010 onwards', 6],
] as const;
const ORIGIN = titles('origin');
const EVOLUTION = titles('evolution');

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const panel = (page: Page) => page.getByRole('tabpanel');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** The titles of the events that fill the panel and can be read. */
const shown = (page: Page) => () =>
  panel(page)
    .getByRole('list')
    .evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.children]
        .filter((event) => {
          const place = event.getBoundingClientRect();
          return !event.hasAttribute('inert') && place.left >= left - 2 && place.right <= right + 2;
        })
        .map((event) => event.querySelector('h4')?.textContent);
    });
const ends = async (page: Page) => [
  await button(page, 'Previous').isDisabled(),
  await button(page, 'Next').isDisabled(),
];

test.each(ERAS)('the period %s has the tab "%s" and %d events', async (era, name, count) => {
  expect(titles(era)).toHaveLength(count);
  const page = await visit('/legacy', { ...width(1440), ...reducedMotion });
  await page.getByRole('tab', { name, exact: true }).click();
  expect(await ends(page)).toEqual([true, false]);
  for (const [index, title] of titles(era).entries()) {
    await eventually(shown(page), [title]);
    expect(await panel(page).getByRole('status').textContent()).toBe(`${index + 1} of ${count}: ${title}`);
    if (index < count - 1) await button(page, 'Next').click();
  }
  expect(await ends(page)).toEqual([false, true]);
  await button(page, 'Previous').click();
  await eventually(shown(page), [titles(era).at(-2)]);
  expect(await ends(page)).toEqual([false, false]);
});

test('switching a period begins it at its first event', async () => {
  const page = await visit('/legacy', width(390));
  await eventually(shown(page), [ORIGIN[0]]);
  for (const next of [1, 2]) {
    await button(page, 'Next').click();
    await eventually(shown(page), [ORIGIN[next]]);
  }
  await tab(page, 'Evolution').click();
  await eventually(shown(page), [EVOLUTION[0]]);
  await tab(page, 'Origin').click();
  await eventually(shown(page), [ORIGIN[0]]);
  expect(await ends(page)).toEqual([true, false]);
});

test('the focus never gets lost at the ends, and the arrow keys go on there', async () => {
  const page = await visit('/legacy', { ...width(1440), ...reducedMotion });
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  for (const next of [1, 2, 3, 4, 5, 6]) {
    await button(page, 'Next').focus();
    await page.keyboard.press('Enter');
    await eventually(shown(page), [ORIGIN[next]]);
  }
  expect(await focused()).toBe('Origin');
  await page.keyboard.press('ArrowLeft');
  await eventually(shown(page), [ORIGIN[5]]);
  await page.keyboard.press('Home');
  await eventually(shown(page), [ORIGIN[0]]);
  await button(page, 'Next').focus();
  await page.keyboard.press('End');
  await eventually(shown(page), [ORIGIN[6]]);
  expect(await focused()).toBe('Origin');
});

test('a swipe leads on, and back', async () => {
  const page = await visit('/legacy', phone);
  await uncovered(page);
  const list = panel(page).getByRole('list');
  await swipe(list, -250);
  await eventually(shown(page), [ORIGIN[1]]);
  await eventually(() => button(page, 'Previous').isEnabled(), true);
  await swipe(list, 250);
  await eventually(shown(page), [ORIGIN[0]]);
});

test('the tabs: a click adds to the history, an arrow key does not, and nothing scrolls', async () => {
  const page = await visit('/legacy');
  await uncovered(page);
  await tab(page, 'Evolution').scrollIntoViewIfNeeded();
  const before = { y: await scrollY(page), length: await historyLength(page) };
  await tab(page, 'Evolution').click();
  expect(address(page)).toBe('/legacy#evolution');
  expect(await historyLength(page)).toBe(before.length + 1);
  await page.keyboard.press('ArrowRight');
  expect(address(page)).toBe('/legacy#future');
  expect(await focusedTab(page)).toContain('Future');
  expect(await historyLength(page)).toBe(before.length + 1);
  await page.goBack();
  await eventually(shown(page), [ORIGIN[0]]);
  expect(address(page)).toBe('/legacy');
  expect(await scrollY(page)).toBe(before.y);
});

test('Back takes the focus along that goes with its period', async () => {
  const page = await visit('/legacy');
  await tab(page, 'Evolution').click();
  await button(page, 'Next').click();
  await page.goBack();
  await eventually(() => focusedTab(page), 'Origin 1970 - 1985');
});

test('a period has its address, which stands before the scripts; an unknown one means the first', async () => {
  const { page, release } = await visitBeforeScripts('/legacy#evolution');
  const readable = () =>
    page
      .locator('main h4')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.textContent));
  await eventually(readable, EVOLUTION);
  release();
  await eventually(shown(page), [EVOLUTION[0]]);
  await page.reload();
  await eventually(shown(page), [EVOLUTION[0]]);
  await page.goto('/legacy#nineties');
  await eventually(shown(page), [EVOLUTION[0]]);
  await page.reload();
  await eventually(shown(page), [ORIGIN[0]]);
});

test('without scripts all periods and events stand on the page', async () => {
  const page = await visit('/legacy', { ...width(390), ...withoutScripts });
  for (const [era, name] of ERAS) {
    expect(await page.getByRole('heading', { level: 3, name, exact: true }).isVisible()).toBe(true);
    for (const title of titles(era))
      expect(await page.getByRole('heading', { level: 4, name: title, exact: true }).isVisible()).toBe(true);
  }
  expect(await page.getByRole('button', { name: /Previous|Next/ }).count()).toBe(0);
});

test('it leads back to the about page', async () => {
  const page = await visit('/legacy');
  await page.getByRole('main').getByRole('link', { name: 'Back to About' }).click();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(address(page)).toBe('/About');
});

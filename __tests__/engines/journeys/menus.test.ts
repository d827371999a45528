/** The main menu from 993 px on (docs/behaviour.md, "Layout"). */
import { navigation } from '../../support/labels';
import { plainEntries, STOPS, SUB_LABELS, SUBMENU, subEntries } from '../../support/mainMenu';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { link, menu } from '../targets';
import { visitor } from '../visitor';

const { visit } = visitor();

const entry = (name: string) => link(name, menu);
const last = subEntries.at(-1) ?? { label: '', to: '' };

/** The entries of the submenu that are painted. */
const shownEntries = (page: Page) => async () => {
  const shown = [];
  for (const label of SUB_LABELS) if (await page.isOnTop(entry(label))) shown.push(label);
  return shown;
};

test('the submenu opens on hover, stays open on the way to its entries, and leads to a page', async () => {
  const page = await visit('/team');
  expect(await shownEntries(page)()).toEqual([]);
  await page.hover(entry(SUBMENU));
  await eventually(shownEntries(page), SUB_LABELS);
  await page.hover(entry(last.label));
  expect(await shownEntries(page)()).toEqual(SUB_LABELS);
  await page.leave();
  await eventually(shownEntries(page), []);
  await page.hover(entry(SUBMENU));
  await page.click(entry(last.label));
  await eventually(page.address, last.to);
  await eventually(shownEntries(page), []);
});

test('the submenu opens for the keyboard, its arrow keys go through it, and Escape closes it', async () => {
  const page = await visit('/team');
  await page.focus(entry(STOPS[STOPS.indexOf(SUBMENU) - 1] ?? ''));
  await page.press('Tab');
  await eventually(() => page.hasFocus(entry(SUBMENU)), true);
  await eventually(shownEntries(page), SUB_LABELS);
  for (const label of SUB_LABELS.slice(0, 2)) {
    await page.press('ArrowDown');
    await eventually(() => page.hasFocus(entry(label)), true);
  }
  await page.press('Escape');
  await eventually(shownEntries(page), []);
  expect(await page.hasFocus(entry(SUBMENU))).toBe(true);
  await page.press('ArrowDown');
  await eventually(() => page.hasFocus(entry(SUB_LABELS[0] ?? '')), true);
  await page.press('Enter');
  await eventually(page.address, subEntries[0]?.to);
  await eventually(shownEntries(page), []);
});

test('the entry of the current page is underlined, and no other', async () => {
  const [, current] = plainEntries;
  const page = await visit(current?.to ?? '');
  const underlined = () =>
    page.readAll({ role: 'link', within: menu }, (each) =>
      getComputedStyle(each).textDecorationLine.includes('underline') ? each.textContent : '',
    );
  await eventually(async () => (await underlined()).filter(Boolean), [current?.label]);
});

test('the link that skips the header is painted when it has the focus, and leads to the content', async () => {
  const page = await visit('/team');
  const skip = link(navigation.skipLink);
  await page.press('Tab');
  await eventually(() => page.hasFocus(skip), true);
  await eventually(() => page.isOnTop(skip), true);
  await page.press('Enter');
  await eventually(page.address, '/team#main');
});

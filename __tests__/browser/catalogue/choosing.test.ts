/** Selecting an entry with mouse, keyboard, hash, Back and Forward, and enquiring about it. */
import type { Page } from 'playwright-core';
import { enquiryPath } from '../../../src/routes';
import { firstCatalogue, historyLength, inPanels, sheetLabels, shown } from '../../support/catalogues';
import { filled } from '../../support/filled';
import { needs, somePage } from '../../support/inPlace';
import { contact, navigation } from '../../support/labels';
import { findOnPage, layoutShift, scrollTo, scrollY } from '../../support/scrolling';
import { address, eventually, isAt, open, visitor, width } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const { route, page: texts } = firstCatalogue;
const [group, ...others] = inPanels(firstCatalogue);
const lastGroup = others.at(-1);
const [first, second, third] = group?.entries ?? [];
const last = lastGroup?.entries.at(-1);
const test = needs({
  'group of three entries in the first catalogue': third,
  'other group of two entries there': lastGroup?.entries[1],
});

/** Expects only the sheet of one entry to be visible. */
const shows = (page: Page, name = '') => eventually(() => shown(page).sheets(), [name]);

/** Waits until the page has the given URL and selected tabs. The visible sheet must belong to the last tab. */
async function expectSelected(page: Page, at: string, ...selected: (string | undefined)[]): Promise<void> {
  const visible = page.getByRole('tab', { selected: true }).filter({ visible: true });
  await eventually<unknown>(() => visible.allTextContents(), selected);
  expect(await shown(page).sheets()).toEqual(selected.slice(-1));
  expect(address(page)).toBe(at);
}

/** Returns the label of the focused tab. */
const focusedTab = (page: Page) =>
  page.evaluate(() => (document.activeElement?.role === 'tab' ? document.activeElement.textContent : null));

test('a click selects a group or an entry without scrolling; Back undoes it and moves the focus out of a hidden group', async () => {
  const page = await visit(somePage);
  await page.goto(route);
  await expectSelected(page, route, group?.name, first?.name);
  for (const name of [texts.groupLabel, group?.name])
    expect(await page.getByRole('tablist', { name, exact: true }).isVisible()).toBe(true);
  const before = await historyLength(page);
  // Clicking a selected tab sets its URL but adds no history entry.
  for (const name of [first?.name, second?.name, third?.name, lastGroup?.name, lastGroup?.entries[1]?.name]) {
    const tab = shown(page).tab(name);
    // Scroll the tab away from the sticky header, which would otherwise cover it.
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await scrollY(page);
    await tab.click();
    expect(await scrollY(page)).toBe(top);
  }
  expect(await historyLength(page)).toBe(before + 4);
  const panel = page.getByRole('tabpanel', { name: lastGroup?.entries[1]?.name, exact: true });
  const controlled = await shown(page).tab(lastGroup?.entries[1]?.name).getAttribute('aria-controls');
  expect(controlled).toBe(await panel.getAttribute('id'));
  await page.goBack();
  const [start] = lastGroup?.entries ?? [];
  await expectSelected(page, `${route}#${start?.slug}`, lastGroup?.name, start?.name);
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
  await page.waitForURL(`**${somePage}`);
});

test('text in a hidden sheet can be found, which shows the sheet in the same history entry', async () => {
  const page = await visit(route);
  await expectSelected(page, route, group?.name, first?.name);
  const before = await historyLength(page);
  await findOnPage(page, last?.description ?? '');
  await expectSelected(page, `${route}#${last?.slug}`, lastGroup?.name, last?.name);
  expect(await historyLength(page)).toBe(before + 1);
});

test('the keyboard moves through the entries and on to the sheet without adding to the history', async () => {
  const page = await visit(route, width(993));
  const before = await historyLength(page);
  const press = async (key: string, index: number) => {
    await page.keyboard.press(key);
    const entry = group?.entries.at(index);
    await expectSelected(page, `${route}#${entry?.slug}`, group?.name, entry?.name);
    expect(await focusedTab(page)).toBe(entry?.name);
  };
  await shown(page).tab(group?.name).focus();
  await page.keyboard.press('Tab');
  expect(await focusedTab(page)).toBe(first?.name);
  // The catalogue ignores keys with a modifier, which are browser shortcuts.
  for (const key of ['Shift+ArrowRight', 'Control+End']) await page.keyboard.press(key);
  await expectSelected(page, route, group?.name, first?.name);
  await press('ArrowLeft', -1);
  await press('ArrowRight', 0);
  // All tabs are one tab stop, followed by the panel and its content.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(first?.slug);
  await page.keyboard.press('Tab');
  expect(await page.locator(`[id="${first?.slug}"] :is(a, button):focus`).count()).toBe(1);
  expect(await historyLength(page)).toBe(before);

  // The tabs are in a row, so the up and down arrows scroll the page.
  await shown(page).tab(first?.name).focus();
  const top = await scrollY(page);
  await eventually(async () => {
    await page.keyboard.press('ArrowDown');
    return (await scrollY(page)) > top;
  }, true);
  await expectSelected(page, `${route}#${first?.slug}`, group?.name, first?.name);
});

test('before the scripts the sheet of the hash or of a clicked name is visible, and keeps focus and scroll position', async () => {
  const { page, release } = await visitBeforeScripts(`${route}#${last?.slug}`);
  await shows(page, last?.name);
  const { slug, name = '' } = lastGroup?.entries.at(-2) ?? {};
  await page.getByRole('link', { name, exact: true }).click();
  await shows(page, name);
  const enquire = page.getByRole('link', { name: filled(sheetLabels.enquire, { item: name }) });
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

test('the selected entry becomes the subject of the form, from the catalogue and from its own page', async () => {
  const item = second?.name ?? '';
  const page = await visit(route);
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const subject = page.getByRole('textbox', { name: contact.form.subject.label, exact: true });
  const hasSubject = async (expected: string, place = enquiryPath(`${route}/${second?.slug}`)) => {
    await isAt(page, place);
    await eventually(() => subject.inputValue(), expected);
  };

  // The button of the header does not fill in the subject.
  await page.getByRole('banner').getByRole('link', { name: navigation.enquire.label }).click();
  await hasSubject('', '/contact');
  await page.goBack();
  await shown(page).tab(item).click();
  const inquiry = link(texts.inquiry?.label ?? filled(sheetLabels.enquire, { item }));
  await inquiry.first().click();
  await hasSubject(filled(texts.subject, { item }));
  await page.goBack();
  await link(filled(sheetLabels.fullSheet, { item })).click();
  await isAt(page, `${route}/${second?.slug}`);
  const enquire = link(filled(sheetLabels.enquire, { item }));
  const inNewTab = (await enquire.getAttribute('href')) ?? '';
  await enquire.click();
  await hasSubject(filled(texts.subject, { item }));
  await page.goto('about:blank');
  await open(page, inNewTab);
  await hasSubject(filled(texts.subject, { item }));
});

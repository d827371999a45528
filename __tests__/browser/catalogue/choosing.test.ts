/** Selecting a group and an entry of a catalogue with mouse and keyboard, and enquiring about the selected entry. */
import { interpolate } from '../../../src/lib/interpolate';
import {
  expectSelected,
  fibers,
  focusedTab,
  historyLength,
  products,
  sheetLabels,
  shown,
} from '../../support/catalogues';
import { contact, navigation } from '../../support/labels';
import { address, eventually, scrollY, visitor, width } from '../../support/visitor';

const { visit } = visitor();

const [soybean] = products.groups;
const [first] = soybean?.entries ?? [];

test('a click selects a group or an entry and does not scroll', async () => {
  const { route, page: document, groups } = fibers;
  const page = await visit(route);
  await expectSelected(page, route, groups[0]?.name, groups[0]?.entries[0]?.name);
  for (const name of [document.groupLabel, groups[0]?.name])
    expect(await page.getByRole('tablist', { name, exact: true }).isVisible()).toBe(true);

  const click = async (name = '') => {
    const tab = shown(page).tab(name);
    // Scroll the tab away from the sticky header, which would otherwise cover it.
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await scrollY(page);
    await tab.click();
    expect(await scrollY(page)).toBe(before);
  };
  // Click the selected group last, because clicking it first would change nothing.
  for (const { name, entries } of [...groups].reverse()) {
    await click(name);
    await expectSelected(page, `${route}#${entries[0]?.slug}`, name, entries[0]?.name);
    const entry = entries[1] ?? entries[0];
    await click(entry?.name);
    await expectSelected(page, `${route}#${entry?.slug}`, name, entry?.name);
    const panel = page.getByRole('tabpanel', { name: entry?.name, exact: true });
    expect(await shown(page).tab(entry?.name).getAttribute('aria-controls')).toBe(
      await panel.getAttribute('id'),
    );
  }
});

test('the keyboard moves through the entries and on to the sheet without adding to the history', async () => {
  const { route } = products;
  const page = await visit(route, width(993));
  const before = await historyLength(page);
  const press = async (key: string, index: number) => {
    await page.keyboard.press(key);
    const entry = soybean?.entries.at(index);
    await expectSelected(page, `${route}#${entry?.slug}`, soybean?.name, entry?.name);
    expect(await focusedTab(page)).toBe(entry?.name);
  };
  await shown(page).tab(soybean?.name).focus();
  await page.keyboard.press('Tab');
  expect(await focusedTab(page)).toBe(first?.name);
  // The catalogue ignores keys with a modifier, which are browser shortcuts.
  for (const key of ['Shift+ArrowRight', 'Control+End']) await page.keyboard.press(key);
  await expectSelected(page, route, soybean?.name, first?.name);
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
  await expectSelected(page, `${route}#${first?.slug}`, soybean?.name, first?.name);
});

test.each([
  ['products', products, products.page.inquiry.label],
  ['fibers', fibers, fibers.page.inquiry.label],
] as const)(
  'the selected entry of the %s becomes the subject of the form, from the catalogue and from its own page',
  async (_, { route, page: document, entries }, label) => {
    const { name: second, slug } = entries[1] as (typeof entries)[number];
    const page = await visit(route);
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    const subject = page.getByRole('textbox', { name: contact.form.subject.label, exact: true });
    const hasSubject = async (expected: string) => {
      await eventually(async () => address(page), '/contact');
      await eventually(() => subject.inputValue(), expected);
    };
    const subjectOf = (item: string) => interpolate(document.subject, { item });

    // The button of the header does not fill in the subject.
    await page.getByRole('banner').getByRole('link', { name: navigation.enquire.label }).click();
    await hasSubject('');
    await page.goBack();
    await shown(page).tab(second).click();
    const enquire = interpolate(sheetLabels.enquire, { item: second });
    await link(label).click();
    await hasSubject(subjectOf(second));
    await page.goBack();
    await link(interpolate(sheetLabels.fullSheet, { item: second })).click();
    await eventually(async () => address(page), `${route}/${slug}`);
    await link(enquire).click();
    await hasSubject(subjectOf(second));
  },
);

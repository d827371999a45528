/** Choosing a group and an entry of a catalogue, with mouse and keyboard. */
import type { Locator } from 'playwright-core';
import { catalogues, entriesOf, focusedTab, historyLength, shown, stands } from '../../support/catalogues';
import { address, eventually, scrollY, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(120_000);
const { visit } = visitor();

/** Clear of the sticky header, below which a click would have to scroll. */
const centre = (tab: Locator) =>
  tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
describe.each(catalogues)('the catalogue of %s', (_, catalogue) => {
  const { route, choice, groups } = catalogue;
  const [first] = groups;
  const firstEntry = first?.members[0];
  const last = groups.at(-1);

  test('begins with the first entry of the first group, and a plain address', async () => {
    const page = await visit(route);
    await stands(page, route, first?.name, firstEntry?.name);
    expect(await shown(page).lists()).toEqual([choice, first?.name]);
  });

  test.each([390, 1440])(
    'at %d px a click on a tab shows each entry, and scrolls nowhere',
    async (pixels) => {
      const page = await visit(route, width(pixels));
      // A click on what is covered would scroll in search of a way.
      await uncovered(page);
      // The group in sight comes last; a click on it would change nothing yet.
      for (const { name, members } of [...groups].reverse()) {
        await centre(shown(page).tab(name));
        const place = await scrollY(page);
        await shown(page).tab(name).click();
        await stands(page, `${route}#${members[0]?.slug}`, name, members[0]?.name);
        expect(await scrollY(page)).toBe(place);
        for (const { slug, name: entry } of [...members.slice(1), ...members.slice(0, 1)]) {
          await centre(shown(page).tab(entry));
          const before = await scrollY(page);
          await shown(page).tab(entry).click();
          await stands(page, `${route}#${slug}`, name, entry);
          expect(await scrollY(page)).toBe(before);
        }
      }
    },
  );

  test('the group that is shown keeps its selection, whatever is pressed on it', async () => {
    const third = first?.members[2];
    const page = await visit(`${route}#${third?.slug}`);
    const before = await historyLength(page);
    const group = shown(page).tab(first?.name);
    await group.click();
    for (const key of ['Enter', ' ', 'Home']) await group.press(key);
    await stands(page, `${route}#${third?.slug}`, first?.name, third?.name);
    expect(await historyLength(page)).toBe(before);
  });

  test('the whole pattern with the keyboard, without an entry in the history', async () => {
    const page = await visit(route);
    const before = await historyLength(page);
    const names = first?.members.map(({ name }) => name) ?? [];
    const reach = async (key: string, place: number) => {
      await page.keyboard.press(key);
      const at = first?.members.at(place);
      await stands(page, `${route}#${at?.slug}`, first?.name, at?.name);
      expect(await focusedTab(page)).toBe(at?.name);
    };
    await shown(page).tab(first?.name).focus();
    await page.keyboard.press('Tab');
    expect(await focusedTab(page)).toBe(names[0]);
    await reach('ArrowRight', 1);
    await reach('ArrowRight', 2);
    await reach('ArrowLeft', 1);
    await reach('End', -1);
    await reach('ArrowRight', 0);
    await reach('ArrowLeft', -1);
    await reach('Home', 0);
    // One stop for all tabs, then the panel, then what is in it.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(firstEntry?.slug);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(names[0]);
    expect(await historyLength(page)).toBe(before);
  });

  test('the groups with the keyboard', async () => {
    const page = await visit(route);
    await shown(page).tab(first?.name).focus();
    for (const { name, members } of [...groups.slice(1), ...groups.slice(0, 1), ...groups.slice(-1)]) {
      await page.keyboard.press(name === last?.name ? 'End' : 'ArrowRight');
      await stands(page, `${route}#${members[0]?.slug}`, name, members[0]?.name);
      expect(await focusedTab(page)).toBe(name);
    }
  });

  test('up and down choose where the tabs stand in a column, and scroll where they stand in a row', async () => {
    const wide = await visit(route, width(993));
    await shown(wide).tab(firstEntry?.name).press('ArrowDown');
    await stands(wide, `${route}#${first?.members[1]?.slug}`, first?.name, first?.members[1]?.name);
    await wide.keyboard.press('ArrowUp');
    await stands(wide, `${route}#${firstEntry?.slug}`, first?.name, firstEntry?.name);

    const narrow = await visit(route, width(992));
    await shown(narrow).tab(firstEntry?.name).press('ArrowDown');
    await stands(narrow, route, first?.name, firstEntry?.name);
  });

  test('every entry is told once, as a tab, a panel and a heading of the same name', async () => {
    const page = await visit(route);
    for (const { slug, name } of entriesOf(catalogue)) {
      await page.evaluate((to) => {
        window.location.hash = to;
      }, slug);
      await eventually(() => shown(page).sheets(), [name]);
      const panel = page.getByRole('tabpanel', { name, exact: true });
      expect(await panel.getAttribute('id')).toBe(slug);
      expect(await panel.getByRole('heading', { name, exact: true, level: 3 }).count()).toBe(1);
      expect(await shown(page).tab(name).getAttribute('aria-controls')).toBe(slug);
    }
  });
});

test('a long strip of tabs keeps the chosen one in sight', async () => {
  const page = await visit('/PulsesProducts#soy-flour', width(320));
  const inSight = () =>
    shown(page)
      .tab('Soy Flour')
      .evaluate((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth;
      });
  await eventually(inSight, true);
});

test('a tab opened elsewhere is left to the browser', async () => {
  const page = await visit('/PulsesProducts');
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    shown(page)
      .tab('Tofu')
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  // A tab is there before its page is.
  await other.waitForURL('**/PulsesProducts#tofu');
  expect(address(other)).toBe('/PulsesProducts#tofu');
  await stands(page, '/PulsesProducts', 'Soybean Products', 'Raw Soyabean');
});

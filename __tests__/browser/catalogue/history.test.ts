/** What the browser's Back and Forward do with the choices in a catalogue. */
import { catalogues, focusedTab, historyLength, shown, stands } from '../../support/catalogues';
import {
  address,
  eventually,
  holdBack,
  navigate,
  scrollTo,
  scrollY,
  visitor,
  width,
} from '../../support/visitor';

jest.setTimeout(120_000);
const { visit } = visitor();

describe.each(catalogues)('the catalogue of %s', (_, { route, groups }) => {
  const [first] = groups;
  const firstEntry = first?.members[0];
  const last = groups.at(-1);

  test('Back undoes the clicks one by one, up to the page before', async () => {
    const page = await visit('/our-business');
    await page.goto(route);
    const [, second, third] = first?.members ?? [];
    const before = await historyLength(page);
    await shown(page).tab(second?.name).click();
    await shown(page).tab(third?.name).click();
    await shown(page).tab(last?.name).click();
    expect(await historyLength(page)).toBe(before + 3);
    await scrollTo(page, 700);
    await page.goBack();
    await stands(page, `${route}#${third?.slug}`, first?.name, third?.name);
    await page.goBack();
    await stands(page, `${route}#${second?.slug}`, first?.name, second?.name);
    await page.goBack();
    await stands(page, route, first?.name, firstEntry?.name);
    expect(await scrollY(page)).toBe(700);
    await page.goForward();
    await stands(page, `${route}#${second?.slug}`, first?.name, second?.name);
    expect(await scrollY(page)).toBe(700);
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/our-business');
  });

  test('an open menu closes on the way back', async () => {
    const page = await visit(route, width(390));
    await shown(page).tab(first?.members[1]?.name).click();
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.click();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.goBack();
    await stands(page, route, first?.name, firstEntry?.name);
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
  });

  test('a click on what is chosen adds nothing to the history, and gives its address', async () => {
    const page = await visit(route);
    const before = await historyLength(page);
    await shown(page).tab(firstEntry?.name).click();
    await stands(page, `${route}#${firstEntry?.slug}`, first?.name, firstEntry?.name);
    expect(await historyLength(page)).toBe(before);
  });

  test('a focus that goes with its group on the way back goes on at the group shown', async () => {
    const page = await visit(route);
    await shown(page).tab(last?.name).click();
    await shown(page).tab(last?.members[1]?.name).click();
    await page.goBack();
    await page.goBack();
    await stands(page, route, first?.name, firstEntry?.name);
    expect(await focusedTab(page)).toBe(first?.name);
    await page.keyboard.press('Tab');
    expect(await focusedTab(page)).toBe(firstEntry?.name);
  });

  test('the way back to another page leaves the selection alone until that page is there', async () => {
    const third = first?.members[2];
    const page = await visit('/team');
    await navigate(page, `${route}#${third?.slug}`);
    await shown(page).tab(third?.name).waitFor();
    // After a reload nothing is known of the page before.
    await page.reload();
    await shown(page).tab(third?.name).waitFor();
    const release = await holdBack(page, '**/page-data/team/**');
    await page.goBack();
    await eventually(async () => address(page), '/team');
    await page.waitForTimeout(200);
    expect(await shown(page).sheets()).toEqual([third?.name]);
    release();
    await eventually(() => page.getByRole('tab').count(), 0);
  });
});

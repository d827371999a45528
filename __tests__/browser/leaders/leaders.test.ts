/** The leaders and their biographies (docs/behaviour.md, "Leaders"). */
import type { Page } from 'playwright-core';
import { historyLength } from '../../support/catalogues';
import { documentAt, documentsIn } from '../../support/content';
import {
  address,
  eventually,
  navigate,
  scrollY,
  visitor,
  width,
  withoutScripts,
} from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

interface Leader {
  slug: string;
  name: string;
  title: string;
  fullDescription: string[];
}
const leaders = documentsIn<Leader>('leaders');
const [first, second] = leaders as [Leader, Leader];
const labels = documentAt('pages/leadership.json');

const dialog = (page: Page, { name } = second) => page.getByRole('dialog', { name, exact: true });
const readMore = (page: Page, { name } = second) =>
  page.getByRole('button', { name: `${labels.readMore}: ${name}`, exact: true });
const isOpen = (page: Page, open: boolean) => eventually(() => dialog(page).isVisible(), open);
const close = (page: Page, leader = second) =>
  dialog(page, leader).getByRole('button', { name: labels.close, exact: true }).click();
const isAt = (page: Page, expected: string) => eventually(async () => address(page), expected);
const hasFocus = (page: Page, leader = second) =>
  readMore(page, leader).evaluate((element) => element === document.activeElement);

test.each([
  ['/leadership', 1440, [first, second]],
  ['/About', 390, [second]],
])(
  'on %s at %d px a card opens a biography, and closing it returns to the card',
  async (route, pixels, some) => {
    const page = await visit(route, width(pixels));
    for (const leader of some) {
      const card = page.getByRole('listitem').filter({ has: readMore(page, leader) });
      expect(await card.getByRole('heading', { name: leader.name, exact: true }).isVisible()).toBe(true);
      for (const text of [leader.title, leader.fullDescription[0] ?? ''])
        expect(await card.getByText(text, { exact: true }).isVisible()).toBe(true);
      await readMore(page, leader).click();
      const shown = dialog(page, leader);
      await shown.waitFor();
      for (const paragraph of leader.fullDescription) expect(await shown.textContent()).toContain(paragraph);
      expect(await shown.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
      expect(address(page)).toBe(`${route}#${leader.slug}`);
      await close(page, leader);
      await shown.waitFor({ state: 'hidden' });
      await isAt(page, route);
      expect(await hasFocus(page, leader)).toBe(true);
    }
  },
);

test('Escape, a click outside, Close and Back close it without scrolling, and Forward opens it again', async () => {
  const page = await visit('/leadership');
  await readMore(page).scrollIntoViewIfNeeded();
  const before = { y: await scrollY(page), length: await historyLength(page) };
  await readMore(page).click();
  expect(await historyLength(page)).toBe(before.length + 1);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 450),
    () => close(page),
    () => page.goBack(),
  ]) {
    await isOpen(page, true);
    await leave();
    await isOpen(page, false);
    await isAt(page, '/leadership');
    expect(await scrollY(page)).toBe(before.y);
    await page.goForward();
  }
});

test('after Close, Back returns to the previous page', async () => {
  const page = await visit('/team');
  await navigate(page, '/leadership');
  await readMore(page).click();
  await isOpen(page, true);
  await close(page);
  await isAt(page, '/leadership');
  await page.goBack();
  await isAt(page, '/team');
});

test('a biography opens by its URL: shared, after a reload, and from another page, which scrolls to the top', async () => {
  const page = await visit(`/leadership#${second.slug}`);
  await isOpen(page, true);
  await page.reload();
  await isOpen(page, true);
  await close(page);
  await isAt(page, '/leadership');
  expect(await hasFocus(page)).toBe(true);

  await navigate(page, '/about');
  await isAt(page, '/about');
  await page.getByRole('heading', { level: 1, name: documentAt('pages/about.json').banner.title }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await navigate(page, `/leadership#${second.slug}`);
  await isOpen(page, true);
  await eventually(() => scrollY(page), 0);
});

test('a biography opened before hydration stays open, and closing it does not change another hash', async () => {
  const { page, release } = await visitBeforeScripts('/leadership#main');
  await readMore(page).click();
  await isOpen(page, true);
  release();
  await page.locator('html[data-hydrated]').waitFor();
  expect(await dialog(page).isVisible()).toBe(true);
  await close(page);
  await isOpen(page, false);
  expect(address(page)).toBe('/leadership#main');
  await readMore(page, first).click();
  await isAt(page, `/leadership#${first.slug}`);
});

test('without scripts every biography is on the page', async () => {
  const page = await visit('/leadership', { ...width(390), ...withoutScripts });
  for (const { fullDescription } of leaders)
    for (const paragraph of fullDescription)
      expect(await page.getByText(paragraph, { exact: true }).last().isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: labels.readMore }).count()).toBe(0);
  expect(await page.getByRole('button', { name: labels.close }).count()).toBe(0);
});

test('the team page shows each team member', async () => {
  const page = await visit('/team', { ...width(390), ...withoutScripts });
  const names = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  const members = documentsIn<{ name: string; role: string; description: string }>('team');
  expect(names).toEqual(members.map(({ name }) => name));
  const text = await page.getByRole('main').textContent();
  for (const { role, description } of members)
    for (const each of [role, description]) expect(text).toContain(each);
});

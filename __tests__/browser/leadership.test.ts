/** The leaders and their biographies (specification: "Leadership"; contract: "Widgets"). */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { historyLength } from '../support/catalogues';
import {
  address,
  eventually,
  navigate,
  scrollY,
  uncovered,
  visitor,
  width,
  withoutScripts,
} from '../support/visitor';

jest.setTimeout(60_000);
const { visit, visitBeforeScripts } = visitor();

interface Leader {
  id: number;
  slug: string;
  name: string;
  title: string;
  fullDescription: string[];
}
const leaders: Leader[] = readdirSync('content/leaders')
  .map((file) => ({
    ...JSON.parse(readFileSync(`content/leaders/${file}`, 'utf8')),
    slug: file.replace('.json', ''),
  }))
  .sort((one, other) => one.id - other.id);
const [first, second] = leaders as [Leader, Leader];

const dialog = (page: Page, name = second.name) => page.getByRole('dialog', { name, exact: true });
const readMore = (page: Page, { name }: { name: string } = second) =>
  page.getByRole('main').getByRole('button', { name: `Read More: ${name}`, exact: true });
const isOpen = (page: Page) => () => dialog(page).isVisible();
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close', exact: true }).click();

test('there are five, in their positions', () => {
  expect(leaders.map(({ title }) => title)).toEqual([
    'Founder and CEO',
    'Managing Director',
    'Head of Marketing and Finance',
    'Head of Exim and Company Secretary',
    'HR Head',
  ]);
});

describe.each([
  ['/leadership', 390],
  ['/leadership', 1440],
  ['/about', 1440],
  ['/About', 390],
])('on %s at %d px', (route, pixels) => {
  test('Read More opens the full biography, Close closes it, and the focus comes back', async () => {
    const page = await visit(route, width(pixels));
    for (const leader of leaders) {
      await readMore(page, leader).click();
      const shown = dialog(page, leader.name);
      await shown.waitFor();
      for (const paragraph of leader.fullDescription) expect(await shown.textContent()).toContain(paragraph);
      expect(await shown.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
      expect(address(page)).toBe(`${route}#${leader.slug}`);
      await shown.getByRole('button', { name: 'Close', exact: true }).click();
      await shown.waitFor({ state: 'hidden' });
      await eventually(async () => address(page), route);
      expect(await readMore(page, leader).evaluate((element) => element === document.activeElement)).toBe(
        true,
      );
    }
  });
});

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(5, 450)],
  ['Close', close],
  ['Back', (page: Page) => page.goBack()],
])('%s closes it, takes its address away and scrolls nowhere', async (_, act) => {
  const page = await visit('/leadership');
  await uncovered(page);
  await readMore(page).scrollIntoViewIfNeeded();
  const before = { y: await scrollY(page), length: await historyLength(page) };
  await readMore(page).click();
  await eventually(isOpen(page), true);
  expect(await historyLength(page)).toBe(before.length + 1);
  await act(page);
  await eventually(isOpen(page), false);
  await eventually(async () => address(page), '/leadership');
  expect(await scrollY(page)).toBe(before.y);
  await page.goForward();
  await eventually(isOpen(page), true);
});

test('after Close, Back leads to the page before', async () => {
  const page = await visit('/team');
  await navigate(page, '/leadership');
  await readMore(page).click();
  await eventually(isOpen(page), true);
  await close(page);
  await eventually(async () => address(page), '/leadership');
  await page.goBack();
  await eventually(async () => address(page), '/team');
});

test('a biography opens by its address: shared, reloaded, and from another page, which scrolls to the top', async () => {
  const page = await visit(`/leadership#${second.slug}`);
  await eventually(isOpen(page), true);
  await page.reload();
  await eventually(isOpen(page), true);
  await close(page);
  await eventually(async () => address(page), '/leadership');
  await page.reload();
  await uncovered(page);
  expect(await isOpen(page)()).toBe(false);

  await navigate(page, '/about');
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await navigate(page, `/leadership#${second.slug}`);
  await eventually(isOpen(page), true);
  await eventually(() => scrollY(page), 0);
});

test('a hash that names nobody opens nothing, and stays when a biography is closed by Back', async () => {
  const page = await visit('/leadership#main');
  await readMore(page).click();
  await eventually(isOpen(page), true);
  await page.goBack();
  await eventually(isOpen(page), false);
  expect(address(page)).toBe('/leadership#main');
});

test('it opens before the page is alive, and hydration leaves it open', async () => {
  const { page, release } = await visitBeforeScripts('/leadership');
  await uncovered(page);
  await readMore(page).click();
  await eventually(isOpen(page), true);
  release();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  expect(await isOpen(page)()).toBe(true);
  await close(page);
  await eventually(isOpen(page), false);
  await readMore(page, first).click();
  await eventually(async () => address(page), `/leadership#${first.slug}`);
});

test.each([390, 1440])('without scripts every biography stands on the page at %d px', async (pixels) => {
  const page = await visit('/leadership', { ...width(pixels), ...withoutScripts });
  for (const { fullDescription } of leaders)
    for (const paragraph of fullDescription)
      expect(await page.getByText(paragraph).last().isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: /Read More|Close/ }).count()).toBe(0);
});

test('the team has four members', async () => {
  const page = await visit('/team');
  expect(
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') })
      .count(),
  ).toBe(4);
});

/** The leaders and their biographies (docs/behaviour.md, "Leaders"). */
import type { Page } from 'playwright-core';
import { historyLength } from '../../support/catalogues';
import { documentAt, documentsIn } from '../../support/content';
import { isBuilt, needs, somePage } from '../../support/inPlace';
import { frames, scrollY } from '../../support/scrolling';
import { eventually, isAt, isFocused, open, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

type Leader = { slug: string; name: string };
const [, another] = documentsIn<Leader>('leaders') as [Leader, Leader?];
const second = another ?? { slug: '', name: '' };
const test = needs({ 'page of leaders, with two of them': isBuilt('/leadership') && another });
const labels = documentAt('pages/leadership.json');
const URL_OF_SECOND = `/leadership#${second.slug}`;

const dialog = (page: Page) => page.getByRole('dialog', { name: second.name, exact: true });
const readMore = (page: Page, { name } = second) =>
  page.getByRole('button', { name: `${labels.readMore}: ${name}`, exact: true });
const isOpen = (page: Page, open: boolean) => eventually(() => dialog(page).isVisible(), open);
const close = (page: Page) => dialog(page).getByRole('button', { name: labels.close, exact: true }).click();

test('a biography is one history entry, the page behind it does not scroll, and all ways to close it return the focus', async () => {
  const page = await visit(somePage, width(390));
  await open(page, '/leadership');
  const before = await historyLength(page);
  const clickOutside = () => page.mouse.click(5, 450);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close(page),
    clickOutside,
    () => page.goBack(),
  ]) {
    await readMore(page).click();
    await isOpen(page, true);
    expect(await dialog(page).evaluate((element) => element.matches('dialog:modal'))).toBe(true);
    await isAt(page, URL_OF_SECOND);
    expect(await historyLength(page)).toBe(before + 1);
    const top = await scrollY(page);
    await page.mouse.move(3, 300);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await frames(page, 20);
    expect(await scrollY(page)).toBe(top);
    await leave();
    await isOpen(page, false);
    await isAt(page, '/leadership');
    expect(await scrollY(page)).toBe(top);
    await eventually(isFocused(readMore(page)), true);
  }
  await page.goForward();
  await isOpen(page, true);
  await close(page);
  await isAt(page, '/leadership');
  await page.goBack();
  await isAt(page, somePage);
});

test('the name of a leader on the about page opens the biography, also after a reload', async () => {
  const page = await visit('/about', width(390));
  await page.getByRole('main').getByRole('link', { name: second.name, exact: true }).click();
  await isOpen(page, true);
  await isAt(page, URL_OF_SECOND);
  await page.reload();
  await isOpen(page, true);
  await close(page);
  await isAt(page, '/leadership');
  expect(await isFocused(readMore(page))()).toBe(true);
});

test('without scripts every biography is on the page', async () => {
  const page = await visit('/leadership', { ...width(390), ...withoutScripts });
  const biographies = page.locator('main dialog p');
  expect(await biographies.count()).toBeGreaterThan(0);
  expect(await biographies.filter({ visible: false }).count()).toBe(0);
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
});

/** The search dialog and its history (specification: "Search modal"). */
import type { Page } from 'playwright-core';
import { address, eventually, phone, scrollTo, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, newTab, visit } = visitor();

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search by keyword' });
const input = (page: Page) => dialog(page).getByPlaceholder('Enter keywords to search services...');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Search', exact: true });
const recent = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Recent Searches' }).getByRole('button');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('searchHistory'));
const isFocused = (locator: ReturnType<typeof input>) => () =>
  locator.evaluate((element) => element === document.activeElement);

async function search(page: Page, term: string) {
  await opener(page).click();
  await input(page).fill(term);
  await input(page).press('Enter');
}

describe.each([320, 390, 992, 993, 1440])('at %d px', (pixels) => {
  test('it covers the screen, takes the focus and gives it back', async () => {
    const page = await visit('/team', width(pixels));
    await opener(page).press('Enter');
    await dialog(page).waitFor();
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...width(pixels).viewport });
    expect(await dialog(page).evaluate((element) => element.matches('dialog:modal'))).toBe(true);
    expect(await isFocused(input(page))()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await isFocused(opener(page))()).toBe(true);
    await opener(page).click();
    await input(page).fill('typed and left');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await opener(page).click();
    await dialog(page).getByRole('button', { name: 'Close search' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(address(page)).toBe('/team');
  });

  test('a click on its empty area closes it, one on its content does not', async () => {
    const page = await visit('/team', width(pixels));
    await opener(page).click();
    await dialog(page).getByRole('heading', { name: 'Search by keyword' }).click();
    expect(await dialog(page).isVisible()).toBe(true);
    const { height } = width(pixels).viewport;
    // Text selected out of the input ends on the empty area, but is no click on it.
    const box = await input(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(pixels / 2, height - 20);
    await page.mouse.up();
    expect(await dialog(page).isVisible()).toBe(true);
    await page.mouse.click(pixels / 2, height - 20);
    await dialog(page).waitFor({ state: 'hidden' });
  });

  test('it searches from another page, and again on the services page', async () => {
    const page = await visit('/team', width(pixels));
    await search(page, '  chemicals ');
    await page.waitForURL('**/services?search=chemicals');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByText('Showing 1 result(s) for: chemicals').waitFor();
    await scrollTo(page, 300);
    await opener(page).click();
    await input(page).fill('logistics');
    await submit(page).click();
    await page.waitForURL('**/services?search=logistics');
    await page.getByText('result(s) for: logistics').waitFor();
    expect(JSON.parse((await stored(page)) ?? '')).toEqual(['logistics', 'chemicals']);
  });
});

test('by touch it opens, searches and closes', async () => {
  const page = await visit('/', phone);
  await opener(page).tap();
  await input(page).fill('soy');
  await submit(page).tap();
  await page.waitForURL('**/services?search=soy');
  await opener(page).tap();
  await recent(page).first().tap();
  await page.waitForURL('**/services?search=soy');
  await dialog(page).waitFor({ state: 'hidden' });
});

test('an empty term does nothing', async () => {
  const page = await visit('/team');
  for (const term of ['', '   ']) {
    await opener(page).click();
    await input(page).fill(term);
    await submit(page).click();
    await input(page).press('Enter');
    expect(await dialog(page).isVisible()).toBe(true);
    expect(address(page)).toBe('/team');
    await page.keyboard.press('Escape');
  }
  expect(await stored(page)).toBeNull();
});

test('it closes an open menu, and Escape leads back to the search button', async () => {
  const page = await visit('/team', width(390));
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await opener(page).click();
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await isFocused(opener(page))()).toBe(true);
});

test('another page closes it', async () => {
  const page = await visit('/team');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await opener(page).click();
  await page.goBack();
  await page.waitForURL('**/team');
  await dialog(page).waitFor({ state: 'hidden' });
});

describe('recent searches', () => {
  test('new terms come first, known ones change nothing, five are kept', async () => {
    const page = await visit('/services');
    for (const term of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) {
      await search(page, term);
      await page.waitForURL(`**/services?search=${term}`);
    }
    expect(JSON.parse((await stored(page)) ?? '')).toEqual(['f', 'e', 'd', 'c', 'b']);
    await page.reload();
    await opener(page).click();
    expect(await recent(page).allTextContents()).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  test('a click repeats the search, Clear History empties the list', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      localStorage.setItem('searchHistory', '["50% <b>", "soy"]');
    });
    await page.goto('/team');
    await opener(page).click();
    await recent(page).nth(0).click();
    await page.waitForURL(`**/services?search=${encodeURIComponent('50% <b>')}`);
    await page.getByText('No services found for "50% <b>"').waitFor();
    await opener(page).click();
    expect(await recent(page).allTextContents()).toEqual(['50% <b>', 'soy']);
    await dialog(page).getByRole('button', { name: 'Clear History' }).click();
    expect(await recent(page).count()).toBe(0);
    expect(await stored(page)).toBe('[]');
    expect(await isFocused(input(page))()).toBe(true);
  });

  test.each(['{broken', '{"a":1}', '[1,2]', 'null', '"soy"'])(
    'what is stored as %s counts as empty',
    async (json) => {
      const page = await newPage();
      await page.addInitScript((text) => {
        if (!sessionStorage.getItem('spoiled')) localStorage.setItem('searchHistory', text);
        sessionStorage.setItem('spoiled', 'yes');
      }, json);
      await page.goto('/services');
      await opener(page).click();
      expect(await recent(page).count()).toBe(0);
      await input(page).fill('soy');
      await submit(page).click();
      await page.waitForURL('**/services?search=soy');
      expect(await stored(page)).toBe('["soy"]');
    },
  );

  test('a storage that is forbidden is survived', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await page.goto('/services');
    await search(page, 'soy');
    await page.waitForURL('**/services?search=soy');
    await opener(page).click();
    expect(await recent(page).allTextContents()).toEqual(['soy']);
  });

  test('two open tabs stay in step', async () => {
    const first = await visit('/services');
    const second = await newTab(first);
    await second.goto('/services');
    await opener(second).click();
    expect(await recent(second).count()).toBe(0);
    await search(first, 'soy');
    await eventually(() => recent(second).allTextContents(), ['soy']);
    await input(second).fill('cotton');
    await submit(second).click();
    await opener(first).click();
    await eventually(() => recent(first).allTextContents(), ['cotton', 'soy']);
    await dialog(first).getByRole('button', { name: 'Clear History' }).click();
    await opener(second).click();
    await eventually(() => recent(second).count(), 0);
  });
});

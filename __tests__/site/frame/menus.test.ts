/** The mobile menu and the Our Business menu: mouse, touch, keyboard, and no scripts. */
import type { Page } from 'playwright-core';
import { address, eventually, phone, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit } = visitor();

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => main(page).getByRole('button', { name: 'Menu' });
const expanded = (locator: ReturnType<typeof toggle>) => () => locator.getAttribute('aria-expanded');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

const SIX = [
  'Agro & Food Products',
  'Textile & Garments',
  'Industrial Goods',
  'Global Market Entry Support',
  'Chemicals & Raw Materials',
  'Logistics',
];
const shownEntries = async (page: Page) => {
  const shown: string[] = [];
  for (const name of SIX) if (await link(page, name).isVisible()) shown.push(name);
  return shown;
};

describe.each([320, 390, 992])('the mobile menu at %d px', (pixels) => {
  test('opens, closes, and closes with Escape, which leads back to its button', async () => {
    const page = await visit('/team', width(pixels));
    expect(await link(page, 'About').isVisible()).toBe(false);
    await toggle(page).click();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    expect(await link(page, 'About').isVisible()).toBe(true);
    await toggle(page).click();
    expect(await link(page, 'About').isVisible()).toBe(false);
    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Home');
    await page.keyboard.press('Escape');
    await eventually(expanded(toggle(page)), 'false');
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await link(page, 'About').isVisible()).toBe(false);
  });

  test('closes on navigation, also to the page shown', async () => {
    const page = await visit('/team', width(pixels));
    await toggle(page).click();
    await link(page, 'About').click();
    await page.waitForURL('**/about');
    await eventually(expanded(toggle(page)), 'false');
    await toggle(page).click();
    await link(page, 'About').click();
    await eventually(expanded(toggle(page)), 'false');
    await toggle(page).click();
    await page.goBack();
    await page.waitForURL('**/team');
    await eventually(expanded(toggle(page)), 'false');
  });

  test('closes when the visitor goes elsewhere', async () => {
    const page = await visit('/team', width(pixels));
    await toggle(page).click();
    await page.mouse.click(5, 800);
    await eventually(expanded(toggle(page)), 'false');
    await toggle(page).click();
    await page.getByRole('contentinfo').getByRole('textbox').focus();
    await eventually(expanded(toggle(page)), 'false');
  });

  test('has a button that opens and closes the six business pages', async () => {
    const page = await visit('/team', width(pixels));
    await toggle(page).click();
    expect(await link(page, 'Our Business').isVisible()).toBe(false);
    const business = main(page).getByRole('button', { name: 'Our Business' });
    expect(await shownEntries(page)).toEqual([]);
    await business.click();
    expect(await business.getAttribute('aria-expanded')).toBe('true');
    expect(await shownEntries(page)).toEqual(SIX);
    expect(address(page)).toBe('/team');
    await business.press('Space');
    expect(await shownEntries(page)).toEqual([]);
    await business.press('Enter');
    await link(page, 'Logistics').click();
    await page.waitForURL('**/logistics');
    await toggle(page).click();
    expect(await business.getAttribute('aria-expanded')).toBe('false');
  });
});

test('by touch the menus open and lead on', async () => {
  const page = await visit('/', phone);
  await toggle(page).tap();
  await main(page).getByRole('button', { name: 'Our Business' }).tap();
  await link(page, 'Textile & Garments').tap();
  await page.waitForURL('**/Textile');
  await eventually(expanded(toggle(page)), 'false');
});

describe.each([993, 1199, 1440])('Our Business at %d px', (pixels) => {
  test('is a link whose menu opens on hover and closes when the mouse leaves', async () => {
    const page = await visit('/team', width(pixels));
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await main(page).getByRole('button', { name: 'Our Business' }).isVisible()).toBe(false);
    expect(await shownEntries(page)).toEqual([]);
    await link(page, 'Our Business').hover();
    expect(await shownEntries(page)).toEqual(SIX);
    expect(await link(page, 'Our Business').getAttribute('aria-expanded')).toBe('true');
    // The way from the entry to its menu has no gap.
    await link(page, 'Logistics').hover();
    expect(await shownEntries(page)).toEqual(SIX);
    await page.mouse.move(5, 500);
    await eventually(() => shownEntries(page), []);
    await link(page, 'Our Business').hover();
    await page.keyboard.press('Escape');
    await eventually(() => shownEntries(page), []);
    await link(page, 'Our Business').click();
    await page.waitForURL('**/our-business');
    await eventually(() => shownEntries(page), []);
  });

  test('is worked with the keyboard', async () => {
    const page = await visit('/team', width(pixels));
    await link(page, 'Services').focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Our Business');
    expect(await shownEntries(page)).toEqual(SIX);
    await page.keyboard.press('Escape');
    await eventually(() => shownEntries(page), []);
    expect(await focused(page)).toBe('Our Business');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(SIX[0]);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(SIX[1]);
    await page.keyboard.press('Escape');
    await eventually(() => shownEntries(page), []);
    expect(await focused(page)).toBe('Our Business');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('Our Business');
    for (const name of SIX) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Contact');
    await eventually(() => shownEntries(page), []);
    await page.keyboard.press('Shift+Tab');
    await link(page, 'Logistics').press('Enter');
    await page.waitForURL('**/logistics');
    await eventually(() => shownEntries(page), []);
  });
});

describe('while the scripts are on their way', () => {
  const slowly = async (pixels: number) => {
    const page = await newPage(width(pixels));
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/team', { waitUntil: 'commit' });
    return { page, release };
  };

  test('the menu button opens the menu, which stays open when the page comes alive', async () => {
    const { page, release } = await slowly(390);
    await toggle(page).click();
    expect(await link(page, 'About').isVisible()).toBe(true);
    release();
    await eventually(expanded(toggle(page)), 'true');
    expect(await link(page, 'About').isVisible()).toBe(true);
  });

  test('Our Business opens on hover', async () => {
    const { page, release } = await slowly(1200);
    await link(page, 'Our Business').hover();
    expect(await shownEntries(page)).toEqual(SIX);
    release();
  });
});

describe('without scripts', () => {
  test.each([390, 992])('both menus stand open at %d px, in the flow of the page', async (pixels) => {
    const page = await visit('/team', { ...width(pixels), ...withoutScripts });
    expect(await toggle(page).isVisible()).toBe(true);
    expect(await shownEntries(page)).toEqual(SIX);
    const header = await page.getByRole('banner').boundingBox();
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeGreaterThan(
      header?.height ?? 0,
    );
    await link(page, 'Logistics').click();
    await page.waitForURL('**/logistics');
  });

  test.each([993, 1440])('the business pages stand open at %d px, and cover nothing', async (pixels) => {
    const page = await visit('/team', { ...width(pixels), ...withoutScripts });
    expect(await shownEntries(page)).toEqual(SIX);
    const header = await page.getByRole('banner').boundingBox();
    const last = await link(page, 'Logistics').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
    await link(page, 'Logistics').click();
    await page.waitForURL('**/logistics');
  });

  test('on a low screen no entry is cut off', async () => {
    const page = await visit('/team', { viewport: { width: 844, height: 390 }, ...withoutScripts });
    const panel = link(page, 'Home').locator('xpath=ancestor::div[1]');
    expect(
      await panel.evaluate((element) => element.scrollHeight - element.clientHeight),
    ).toBeLessThanOrEqual(0);
  });

  test('the search button leads to the services', async () => {
    const page = await visit('/team', { ...width(390), ...withoutScripts });
    await main(page).getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/services?');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Services');
  });
});

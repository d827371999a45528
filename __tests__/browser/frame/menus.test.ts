/** The mobile menu and the Our Business menu: mouse, touch, keyboard. */
import { expanded, focused, link, main, SIX, shownEntries, toggle } from '../../support/mainMenu';
import { address, eventually, phone, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

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

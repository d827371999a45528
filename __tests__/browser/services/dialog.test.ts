/** The search dialog (specification: "Search modal"). */
import { dialog, input, isFocused, opener, recent, search, stored, submit } from '../../support/searchDialog';
import { address, phone, scrollTo, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

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

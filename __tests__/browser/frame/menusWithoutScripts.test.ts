/** The menus without scripts, and before they have arrived (contract: "Without JavaScript"). */
import { expanded, link, main, SIX, shownEntries, toggle } from '../../support/mainMenu';
import { eventually, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, visitBeforeScripts } = visitor();

describe('while the scripts are on their way', () => {
  test('the menu button opens the menu, which stays open when the page comes alive', async () => {
    const { page, release } = await visitBeforeScripts('/team', width(390));
    await toggle(page).click();
    expect(await link(page, 'About').isVisible()).toBe(true);
    release();
    await eventually(expanded(toggle(page)), 'true');
    expect(await link(page, 'About').isVisible()).toBe(true);
  });

  test('Our Business opens on hover', async () => {
    const { page, release } = await visitBeforeScripts('/team', width(1200));
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

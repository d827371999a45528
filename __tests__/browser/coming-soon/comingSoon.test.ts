/**
 * Business areas that are not open yet: a permanent overlay covers the page, which is not accessible
 * (docs/behaviour.md, "Coming soon").
 */
import type { Page } from 'playwright-core';
import { documentAt, documentsIn } from '../../support/content';
import { navigation, site } from '../../support/labels';
import { address, eventually, scrollY, visitor, width, withoutScripts } from '../../support/visitor';

const { newPage, visit } = visitor();

interface Area {
  title: string;
  link: string;
  tiles: { items: { title: string }[] };
  comingSoon?: { text: string; blurred: boolean };
}
const areas = documentsIn<Area>('business-areas').filter(({ comingSoon }) => comingSoon);
const route = areas[0]?.link ?? '';
const { title, countdown, actions } = documentAt('sections/coming-soon.json');
const { socialLinks } = site;
const { skipLink, home } = navigation;

const overlay = (page: Page) => page.locator('main > div:has(h1)');
const beneath = (page: Page) => page.locator('main > [inert]');
const outOfReach = (page: Page) => page.locator('header[inert], footer[inert], main > [inert]').count();
const link = (page: Page, index: number) =>
  overlay(page).getByRole('link', { name: actions[index]?.label, exact: true });

test('without scripts the overlay shows what is coming, and the page below it is not accessible', async () => {
  const page = await newPage({ ...width(390), ...withoutScripts });
  for (const area of areas) {
    await page.goto(area.link, { waitUntil: 'domcontentloaded' });
    expect(await overlay(page).getByRole('heading', { level: 1 }).textContent()).toBe(
      `${title} ${area.title}`,
    );
    expect(
      await overlay(page)
        .getByText(area.comingSoon?.text ?? '')
        .isVisible(),
    ).toBe(true);
    const lines = await overlay(page).getByRole('listitem').allTextContents();
    const units = countdown.map(({ value, unit }: Record<string, string>) => `${value} ${unit}`);
    expect(lines.filter((line) => units.includes(line))).toEqual(units);
    for (const { url } of socialLinks)
      expect(await overlay(page).locator(`a[href="${url}"]`).count()).toBe(1);

    expect(await outOfReach(page)).toBe(3);
    expect(await page.locator('section[inert]').count()).toBe(1);
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
    const tiles = await beneath(page)
      .getByRole('heading', { level: 3, includeHidden: true })
      .allTextContents();
    expect(tiles).toEqual(area.tiles.items.map((tile) => tile.title));
    const filter = await beneath(page).evaluate((element) => getComputedStyle(element).filter);
    expect([area.link, filter.includes('blur')]).toEqual([area.link, area.comingSoon?.blurred]);
  }
  await link(page, 1).click();
  expect(address(page)).toBe(actions[1]?.to);
});

test('the overlay covers the window, only its links can be focused, no key closes it, and nothing scrolls', async () => {
  const page = await visit(route, width(320));
  for (const { viewport } of [width(320), width(1440)]) {
    await page.setViewportSize(viewport);
    const covers = await overlay(page).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return [getComputedStyle(element).position, left, top, right >= clientWidth, bottom >= innerHeight];
    });
    expect(covers).toEqual(['fixed', 0, 0, true, true]);
  }
  const names = [
    skipLink,
    home.label,
    ...actions.map(({ label }) => label),
    ...socialLinks.map(({ name }) => name),
  ];
  const focused = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? '' : (activeElement?.ariaLabel ?? activeElement?.textContent);
    });
  for (const name of names) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  }
  // Next, the focus leaves the page or returns to its start.
  await page.keyboard.press('Tab');
  expect(['', skipLink]).toContain(await focused());

  await page.keyboard.press('Escape');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('End');
  await page.mouse.click(10, 880);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(await overlay(page).isVisible()).toBe(true);
  expect(await scrollY(page)).toBe(0);
  expect(address(page)).toBe(route);

  await page.setViewportSize({ width: 320, height: 256 });
  const last = overlay(page).getByRole('link').last();
  await last.focus();
  const { top, bottom } = await last.evaluate((element) => element.getBoundingClientRect());
  expect([top >= 0, bottom <= 256]).toEqual([true, true]);
});

test('its links open other pages, which are accessible, and Back returns to the overlay', async () => {
  const page = await visit(route);
  for (const index of actions.keys()) {
    await eventually(() => outOfReach(page), 3);
    await link(page, index).click();
    await page.waitForURL(`**${actions[index]?.to}`);
    await eventually(() => page.locator('[inert]').count(), 0);
    await page.goBack();
  }
  await page.waitForURL(`**${route}`);
});

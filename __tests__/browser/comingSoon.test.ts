/** Business areas that are not open yet: an overlay for good, and the page beneath it out of reach. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { address, eventually, scrollY, uncovered, visitor, width, withoutScripts } from '../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();
const { socialLinks } = JSON.parse(readFileSync('content/site.json', 'utf8'));

/** What the keyboard reaches, in order, until it leaves the page. */
async function stops(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body
        ? null
        : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent);
    });
    if (!name || names.includes(name)) break;
    names.push(name);
  }
  return names;
}

const overlay = (page: Page) => page.locator('main > div:has(h1)');
const beneath = (page: Page) => page.locator('main > [inert]');

describe.each([
  ['/Midc', 'Industrial Goods', ['Machinery', 'Tools', 'Components', 'Safety Equipment']],
  ['/midc', 'Industrial Goods', ['Machinery']],
  [
    '/global-market',
    'Global Market Entry Support',
    ['Market Research', 'Regulatory Compliance', 'Partnership Development'],
  ],
  [
    '/chemical',
    'Chemicals & Raw Materials',
    ['Industrial Chemicals', 'Pharmaceutical Grade (USP, BP, EP)', 'Agricultural Chemicals'],
  ],
])('%s', (route, name, tiles) => {
  test.each([320, 390, 768, 1440])(
    'at %d px the overlay covers the screen and says what is coming',
    async (pixels) => {
      const page = await visit(route, width(pixels));
      const covers = await overlay(page).evaluate((element) => {
        const { left, top, width: across, height: down } = element.getBoundingClientRect();
        const { position } = getComputedStyle(element);
        return [
          position,
          left,
          top,
          across >= document.documentElement.clientWidth,
          down >= window.innerHeight,
        ];
      });
      expect(covers).toEqual(['fixed', 0, 0, true, true]);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.textContent()).toBe(`Coming Soon ${name}`);
      expect(await heading.isVisible()).toBe(true);
      expect(await overlay(page).getByRole('listitem').allTextContents()).toEqual(
        expect.arrayContaining(['15 days', '08 hours', '45 minutes']),
      );
      // Nothing of the frame lies on top of it, were it within reach.
      await uncovered(page);
      const onTop = await page.evaluate((across) => {
        for (const part of document.querySelectorAll('[inert]')) part.removeAttribute('inert');
        return [
          [20, 20],
          [across / 2, 400],
          [across - 20, 30],
        ].map(
          ([x = 0, y = 0]) =>
            document.elementFromPoint(x, y)?.closest('main > div')?.querySelector('h1') != null,
        );
      }, pixels);
      expect(onTop).toEqual([true, true, true]);
    },
  );

  test('its links are all that the keyboard reaches', async () => {
    const page = await visit(route);
    expect(await stops(page)).toEqual([
      'Skip to main content',
      'Home',
      'View Our Business',
      'Contact Us',
      ...socialLinks.map((link: { name: string }) => link.name),
    ]);
  });

  test('the page is really there, and inert', async () => {
    const page = await visit(route);
    for (const tile of tiles)
      expect(
        await beneath(page).getByRole('heading', { name: tile, exact: true, includeHidden: true }).count(),
      ).toBe(1);
    for (const part of ['header', 'footer', 'section[aria-label="Contact information"]'])
      expect([part, await page.locator(part).evaluate((element) => element.hasAttribute('inert'))]).toEqual([
        part,
        true,
      ]);
    expect(await page.locator('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree).toContain(name);
  });

  test('it stays whatever is pressed, and the page beneath does not move', async () => {
    const page = await visit(route);
    await page.keyboard.press('Escape');
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await page.mouse.click(10, 880);
    expect(await overlay(page).isVisible()).toBe(true);
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await scrollY(page)).toBe(0);
    expect(address(page)).toBe(route);
  });

  test('its links lead on, and the next page is within reach', async () => {
    const page = await visit(route);
    await overlay(page).getByRole('link', { name: 'View Our Business' }).click();
    await page.waitForURL('**/our-business');
    await eventually(() => page.locator('[inert]').count(), 0);
    await page.goBack();
    await page.waitForURL(`**${route}`);
    await eventually(() => page.locator('header[inert], footer[inert], main > [inert]').count(), 3);
    await overlay(page).getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL('**/contact');
    await page.getByRole('textbox', { name: 'Your Name' }).fill('A buyer');
  });

  test('without scripts it is the same', async () => {
    const page = await visit(route, { ...width(390), ...withoutScripts });
    expect(await page.locator('header[inert], footer[inert], main > [inert]').count()).toBe(3);
    expect(await overlay(page).isVisible()).toBe(true);
    await overlay(page).getByRole('link', { name: 'Contact Us' }).click();
    expect(address(page)).toBe('/contact');
  });
});

test.each([
  ['/chemical', true],
  ['/Midc', false],
  ['/global-market', false],
])('whether the page beneath the overlay of %s is blurred: %s', async (route, blurred) => {
  const page = await visit(route);
  expect((await beneath(page).evaluate((element) => getComputedStyle(element).filter)).includes('blur')).toBe(
    blurred,
  );
});

test('a small window scrolls the overlay to its last link', async () => {
  const page = await visit('/chemical', { viewport: { width: 320, height: 256 } });
  const last = overlay(page).getByRole('link').last();
  await last.focus();
  expect(
    await last.evaluate((link) => {
      const { bottom, top } = link.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    }),
  ).toBe(true);
});

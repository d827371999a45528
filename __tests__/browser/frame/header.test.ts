/** Top bar, header, skip link: what of the frame is shown, at the widths at which it changes. */
import type { Page } from 'playwright-core';
import { address, eventually, scrollTo, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

const header = (page: Page) => page.getByRole('banner');
const shadow = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).boxShadow);

test.each([
  [390, false],
  [992, false],
  [993, false],
  [1199, false],
  [1200, true],
])('the top bar at %d px is shown: %s', async (pixels, shown) => {
  const page = await visit('/team', width(pixels));
  const bar = page.getByRole('region', { name: 'Contact information' });
  expect(await bar.isVisible()).toBe(shown);
  if (!shown) return;
  expect((await bar.boundingBox())?.height).toBe(45);
  expect(await bar.getByRole('link', { name: 'Pimpri Chinchwad, Pune, Maharashtra' }).isVisible()).toBe(true);
  expect(await bar.getByRole('link', { name: '+91 20 5550 0100' }).getAttribute('href')).toMatch(/^tel:/);
  expect(await bar.getByRole('link', { name: '@example.com' }).getAttribute('href')).toMatch(/^mailto:/);
  expect(await bar.getByText('Mon - Sat 8:00 - 7:30').isVisible()).toBe(true);
  expect(await bar.getByRole('listitem').count()).toBeGreaterThan(2);
});

test.each([390, 992, 993, 1200])(
  'the header at %d px stays in view, with a shadow after 200 px',
  async (pixels) => {
    const page = await visit('/about', width(pixels));
    expect(await shadow(page)).toBe('none');
    await scrollTo(page, 200);
    await eventually(() => shadow(page), 'none');
    await scrollTo(page, 201);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('header') as Element).boxShadow !== 'none',
    );
    expect((await header(page).boundingBox())?.y).toBe(0);
    await scrollTo(page, 0);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('header') as Element).boxShadow === 'none',
    );
  },
);

test.each([320, 390, 992, 993, 1199, 1200])(
  'at %d px brand, search and the enquiry button are at hand',
  async (pixels) => {
    const page = await visit('/team', width(pixels));
    const menu = header(page).getByRole('navigation', { name: 'Main' });
    expect(await header(page).getByRole('link', { name: 'Deccan Meridian' }).isVisible()).toBe(true);
    expect(await menu.getByRole('button', { name: 'Search', exact: true }).isVisible()).toBe(true);
    if (pixels <= 992) await menu.getByRole('button', { name: 'Menu' }).click();
    expect(
      await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.textContent?.trim()).slice(0, 3)),
    ).toEqual(['Home', 'About', 'Services']);
    await menu.getByRole('link', { name: 'Enquire Now' }).click();
    await page.waitForURL('**/contact');
  },
);

test.each([
  ['/About', 'About'],
  ['/midc', 'Our Business'],
  ['/our-business', 'Our Business'],
  ['/contact', 'Contact'],
])('on %s the entry %s looks different from the others', async (route, name) => {
  const page = await visit(route);
  const look = (entry: string) =>
    header(page)
      .getByRole('link', { name: entry })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await look(name)).toBe('underline');
  expect(await look('Home')).toBe('none');
});

test.each([390, 1440])(
  'the skip link is the first stop and leads to the content, at %d px',
  async (pixels) => {
    const page = await visit('/blog', width(pixels));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'main');
    expect(address(page)).toBe('/blog#main');
    const mainTop = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    const headerBottom = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(mainTop).toBeGreaterThanOrEqual(headerBottom - 1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test.each([
  [320, 24],
  [390, 32],
  [1000, 24],
  [1200, 20],
])('at %d px, letters of %d px cut nothing off', async (pixels, letters) => {
  const page = await visit('/', width(pixels));
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, letters);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(pixels);
  for (const part of await page.locator('header a, header button, section[aria-label] a').all()) {
    if (!(await part.isVisible())) continue;
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(pixels);
  }
});

test('only the menu and the breadcrumb say which page is shown', async () => {
  const page = await visit('/services?search=goods');
  await page.getByRole('link', { name: 'Clear Search' }).waitFor();
  const marked = await page
    .locator('[aria-current="page"]')
    .evaluateAll((elements) => elements.map((element) => element.closest('nav')?.getAttribute('aria-label')));
  expect(marked).toEqual(['Main', 'Breadcrumb']);
});

test('the frame is mounted once and survives changes of page', async () => {
  const page = await visit('/');
  await page.evaluate(() => {
    for (const part of ['header', 'footer', 'main', 'dialog'])
      Object.assign(document.querySelector(part) as Element, { marked: true });
  });
  for (const name of ['About', 'Services', 'Contact', 'Home']) {
    await header(page).getByRole('link', { name, exact: true }).click();
    await page.waitForFunction(
      (label) => document.querySelector('header nav [aria-current="page"]')?.textContent === label,
      name,
    );
  }
  expect(
    await page.evaluate(() =>
      ['header', 'footer', 'main', 'dialog'].map(
        (part) => 'marked' in (document.querySelector(part) as Element),
      ),
    ),
  ).toEqual([true, true, true, true]);
});

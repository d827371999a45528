/** The top bar, the header and the skip link at different widths. */
import type { Page } from 'playwright-core';
import { navigation, site } from '../../support/labels';
import { link, main, plainEntries, SUBMENU, subEntries, toggle } from '../../support/mainMenu';
import { address, eventually, navigate, scrollTo, visitor, width } from '../../support/visitor';

const { visit } = visitor();

const header = (page: Page) => page.getByRole('banner');
const hasShadow = (page: Page) => () =>
  header(page).evaluate((element) => getComputedStyle(element).boxShadow !== 'none');

test('the top bar is 45 px high, visible from 1200 px, and has place, phone, e-mail, hours and networks', async () => {
  const page = await visit('/team', width(1199));
  const bar = page.getByRole('region', { name: navigation.contactLabel });
  expect(await bar.isVisible()).toBe(false);
  await page.setViewportSize(width(1200).viewport);
  expect((await bar.boundingBox())?.height).toBe(45);
  const links = await bar
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => [each.textContent?.trim(), each.getAttribute('href')]));
  const [phone] = site.phones;
  expect(links.slice(0, 3)).toEqual([
    [site.offices.head.place, '/contact'],
    [phone?.number, `tel:${phone?.number.replaceAll(' ', '')}`],
    [site.email, `mailto:${site.email}`],
  ]);
  expect(links.slice(3).map(([, href]) => href)).toEqual(site.socialLinks.map(({ url }) => url));
  for (const line of site.hours.phones.lines) expect(await bar.textContent()).toContain(line);
});

test('the header stays in view and has a shadow after 200 px', async () => {
  const page = await visit('/about', width(390));
  for (const pixels of [390, 1440]) {
    await page.setViewportSize(width(pixels).viewport);
    await scrollTo(page, 200);
    await eventually(hasShadow(page), false);
    await scrollTo(page, 201);
    await eventually(hasShadow(page), true);
    expect((await header(page).boundingBox())?.y).toBe(0);
  }
});

test('brand, search and enquiry button are available at each width, on a phone in the menu', async () => {
  const page = await visit('/team', width(320));
  for (const pixels of [320, 992, 993]) {
    await page.setViewportSize(width(pixels).viewport);
    const enquire = main(page).getByRole('link', { name: navigation.enquire.label });
    expect(await header(page).getByRole('link', { name: site.productName }).isVisible()).toBe(true);
    expect(await main(page).getByRole('button', { name: navigation.search.label }).first().isVisible()).toBe(
      true,
    );
    expect(await enquire.isVisible()).toBe(pixels > 992);
    expect(await toggle(page).isVisible()).toBe(pixels <= 992);
  }
  await page.setViewportSize(width(390).viewport);
  await toggle(page).click();
  await main(page).getByRole('link', { name: navigation.enquire.label }).click();
  await page.waitForURL(`**${navigation.enquire.to}`);
});

test('the entry of the current page is underlined, and only this entry and the breadcrumb mark it as current', async () => {
  const page = await visit('/services?search=goods');
  const marked = () =>
    page
      .locator('[aria-current="page"]')
      .evaluateAll((all) => all.map((each) => each.closest('nav')?.getAttribute('aria-label')));
  // The link that ends the search leads to the same page but is not marked as current.
  await page.getByRole('main').locator('a[href="/services"]').first().waitFor();
  expect(await marked()).toEqual([navigation.mainLabel, navigation.breadcrumbLabel]);
  const look = (entry: string) => () =>
    link(page, entry).evaluate((element) => getComputedStyle(element).textDecorationLine);
  // An alias marks the entry of its page, and a page of the submenu marks its parent entry.
  await navigate(page, '/About');
  const about = plainEntries.find(({ to }) => to === '/about')?.label ?? '';
  await eventually(look(about), 'underline');
  await navigate(page, subEntries[0]?.to ?? '');
  await eventually(look(SUBMENU), 'underline');
  expect(await look(about)()).toBe('none');
});

test('the skip link is the first tab stop and leads to the content below the header', async () => {
  const page = await visit('/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipLink });
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id), 'main');
  expect(address(page)).toBe('/blog#main');
  const [top, bottom] = await page.evaluate(() => [
    document.querySelector('main')?.getBoundingClientRect().top ?? 0,
    document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  ]);
  expect(top).toBeGreaterThanOrEqual((bottom ?? 0) - 1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('with a large font size nothing is cut off', async () => {
  const page = await visit('/', width(320));
  for (const [pixels, fontSize] of [
    [320, 24],
    [390, 32],
    [1000, 24],
    [1200, 20],
  ] as const) {
    await page.setViewportSize(width(pixels).viewport);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, fontSize);
    const cut = await page.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll('header a, header button, section[aria-label] a'),
      ]
        .filter((part) => part.checkVisibility())
        .filter(
          (part) => part.getBoundingClientRect().left < 0 || part.getBoundingClientRect().right > innerWidth,
        )
        .map((part) => part.textContent),
    );
    expect([pixels, cut]).toEqual([pixels, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(pixels);
  }
});

test('the layout is mounted once and is kept during navigation', async () => {
  const page = await visit('/');
  const parts = ['header', 'footer', 'main', 'dialog'];
  await page.evaluate((names) => {
    for (const name of names) Object.assign(document.querySelector(name) as Element, { marked: true });
  }, parts);
  for (const { label } of [...plainEntries].reverse()) {
    await link(page, label).click();
    await page.waitForFunction(
      (name) => document.querySelector('header nav [aria-current="page"]')?.textContent === name,
      label,
    );
  }
  expect(
    await page.evaluate(
      (names) => names.filter((name) => 'marked' in (document.querySelector(name) as Element)),
      parts,
    ),
  ).toEqual(parts);
});

/** The top bar, the header and the footer at different widths. */
import type { Locator, Page } from 'playwright-core';
import { navigation, site } from '../../support/labels';
import { link, mainMenu, plainEntries, SUBMENU, subEntries, toggle } from '../../support/mainMenu';
import { eventually, navigate, scrollTo, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const linksIn = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => [each.textContent?.trim(), each.getAttribute('href')]));

test('the footer has links, contacts and hours, and from 1200 px a top bar of 45 px has them too', async () => {
  const page = await visit('/team', width(320));
  const bar = page.getByRole('region', { name: navigation.contactLabel });
  const { columns, privacy } = navigation.footer;
  for (const pixels of [320, 1199, 1200]) {
    await page.setViewportSize(width(pixels).viewport);
    for (const text of [...site.hours.phones.lines, `© ${site.copyrightYear} ${site.productName}`])
      expect(await footer(page).getByText(text).isVisible()).toBe(true);
    expect(await bar.isVisible()).toBe(pixels >= 1200);
  }
  const phones = site.phones.map(({ number }) => [number, `tel:${number.replaceAll(' ', '')}`]);
  const mailbox = [site.email, `mailto:${site.email}`];
  expect(await linksIn(footer(page))).toEqual(
    expect.arrayContaining([
      ...columns.flatMap((column) => column.links.map(({ label, to }) => [label, to])),
      ...phones,
      mailbox,
      [site.messaging.label, site.messaging.url],
      [privacy.label, privacy.to],
    ]),
  );
  expect((await bar.boundingBox())?.height).toBe(45);
  const inBar = await linksIn(bar);
  expect(inBar.slice(0, 3)).toEqual([[site.offices.head.place, '/contact'], phones[0], mailbox]);
  const social = site.socialLinks.map(({ url }) => url);
  expect(inBar.slice(-social.length).map(([, href]) => href)).toEqual(social);
  for (const line of site.hours.phones.lines) expect(await bar.textContent()).toContain(line);
});

test('on phones the footer is at most 800 px high, and its lists of links open, also without scripts', async () => {
  const page = await visit('/team', { ...width(390), ...withoutScripts });
  expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(800);
  const [{ title, links } = { title: '', links: [] }] = navigation.footer.columns;
  const list = footer(page).getByRole('navigation', { name: title, exact: true });
  const entry = list.getByRole('link', { name: links[0]?.label ?? '', exact: true });
  expect(await entry.isVisible()).toBe(false);
  await list.locator('summary').click();
  expect(await entry.isVisible()).toBe(true);
  await list.locator('summary').press('Enter');
  expect(await entry.isVisible()).toBe(false);
  // On wide screens the lists are open, and the parts of the footer begin at the axis of the second column.
  await page.setViewportSize(width(1440).viewport);
  expect(await entry.isVisible()).toBe(true);
  const { newsletter } = navigation.footer;
  const starts = [
    footer(page).getByRole('heading', { name: newsletter.title, exact: true }),
    footer(page).getByRole('heading', { name: navigation.footer.columns[2]?.title ?? '', exact: true }),
  ].map(async (part) => (await part.boundingBox())?.x);
  expect(await Promise.all(starts)).toEqual([744, 744]);
});

test('the header stays in view with brand, search and enquiry button, and has a shadow after 200 px', async () => {
  const page = await visit('/about', width(320));
  const enquire = mainMenu(page).getByRole('link', { name: navigation.enquire.label });
  const search = mainMenu(page).getByRole('button', { name: navigation.search.label }).first();
  const hasShadow = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow !== 'none');
  for (const pixels of [320, 993, 992]) {
    await page.setViewportSize(width(pixels).viewport);
    await scrollTo(page, 200);
    await eventually(hasShadow, false);
    await scrollTo(page, 201);
    await eventually(hasShadow, true);
    expect((await header(page).boundingBox())?.y).toBe(0);
    expect(await header(page).getByRole('link', { name: site.productName }).isVisible()).toBe(true);
    expect(await search.isVisible()).toBe(true);
    expect(await enquire.isVisible()).toBe(pixels > 992);
    expect(await toggle(page).isVisible()).toBe(pixels <= 992);
  }
});

test('navigation keeps the layout mounted and underlines the entry of the page, also of an alias', async () => {
  const page = await visit('/services');
  const parts = page.locator('header, footer, main, dialog');
  await parts.evaluateAll((elements) => {
    for (const element of elements) Object.assign(element, { marked: true });
  });
  const lineOf = (entry: string) => () =>
    link(page, entry).evaluate((element) => getComputedStyle(element).textDecorationLine);
  await navigate(page, '/About');
  const about = plainEntries.find(({ to }) => to === '/about')?.label ?? '';
  await eventually(lineOf(about), 'underline');
  await navigate(page, subEntries[0]?.to ?? '');
  await eventually(lineOf(SUBMENU), 'underline');
  expect(await lineOf(about)()).toBe('none');
  expect(await parts.evaluateAll((elements) => elements.every((element) => 'marked' in element))).toBe(true);
});

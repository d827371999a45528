/** The top bar, the header and the footer at different widths. */
import type { Locator, Page } from 'playwright-core';
import { localPath } from '../../../src/routes';
import { isBuilt, needs, somePage } from '../../support/inPlace';
import { navigation, site } from '../../support/labels';
import { languagesWith } from '../../support/languages';
import { link, mainMenu, SUBMENU, submenu, toggle } from '../../support/mainMenu';
import { horizontalOverflow, scrollTo } from '../../support/scrolling';
import { eventually, open, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const linksIn = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => [each.textContent?.trim(), each.getAttribute('href')]));

test('the footer has contacts and hours, and from 1200 px a top bar of 45 px has them too', async () => {
  const page = await visit(somePage, width(1199));
  const bar = page.getByRole('region', { name: navigation.contactLabel });
  expect(await bar.isVisible()).toBe(false);
  await page.setViewportSize(width(1200).viewport);
  expect((await bar.boundingBox())?.height).toBe(45);
  const phones = site.phones.map(({ number }) => [number, `tel:${number.replaceAll(' ', '')}`]);
  const mailbox = [site.email, `mailto:${site.email}`];
  const inBar = await linksIn(bar);
  expect(inBar.slice(0, 3)).toEqual([[site.offices[0]?.place, '/contact'], phones[0], mailbox]);
  const social = (site.socialLinks ?? []).map(({ url }) => url);
  expect(inBar.map(([, href]) => href)).toEqual(expect.arrayContaining(social));
  const { privacy } = navigation.footer;
  const { label, url } = site.messaging ?? {};
  const others = [
    [privacy?.label, privacy?.to],
    [label, url],
  ].filter(([, to]) => to && (isBuilt(to) || to !== privacy?.to));
  expect(await linksIn(footer(page))).toEqual(expect.arrayContaining([...phones, mailbox, ...others]));
  for (const line of site.hours?.phones?.lines ?? []) {
    expect(await bar.textContent()).toContain(line);
    expect(await footer(page).textContent()).toContain(line);
  }
  const owner = [site.copyrightYear, site.productName].filter(Boolean).join(' ');
  expect(await footer(page).textContent()).toContain(`© ${owner}`);
  // With ten languages.
  await bar.locator('nav li').evaluateAll(([item, ...others]) => {
    for (let count = others.length; item && count < 9; count += 1) item.before(item.cloneNode(true));
  });
  expect((await bar.boundingBox())?.height).toBe(45);
  expect(await horizontalOverflow(page)).toBe(0);
});

const [{ title, links } = { title: '', links: [] }] = navigation.footer.columns ?? [];
const it = needs({ 'lists of links in the footer': title });

it('on phones the lists of links in the footer open, also without scripts', async () => {
  const page = await visit(somePage, { ...width(390), ...withoutScripts });
  const list = footer(page).getByRole('navigation', { name: title, exact: true });
  const entry = list.getByRole('link', { name: links[0]?.label ?? '', exact: true });
  expect(await entry.isVisible()).toBe(false);
  await list.locator('summary').click();
  expect(await entry.isVisible()).toBe(true);
  await list.locator('summary').press('Enter');
  expect(await entry.isVisible()).toBe(false);
  // On wide screens the lists are open.
  await page.setViewportSize(width(1440).viewport);
  expect(await entry.isVisible()).toBe(true);
});

test('the header stays in view with brand, search and enquiry button, and has a shadow after 200 px', async () => {
  const page = await visit(somePage, width(320));
  const enquire = mainMenu(page).getByRole('link', { name: navigation.enquire.label });
  const search = mainMenu(page).getByRole('button', { name: navigation.search.label }).first();
  const hasShadow = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow !== 'none');
  for (const pixels of [320, 1920, 992]) {
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

const short = submenu && site.productName.length <= 16 && site.productName;

needs({ 'short name, with a submenu': short })(
  'above 992 px the menu is in a panel only if it does not fit, and its entry with a submenu stays a link',
  async () => {
    const page = await visit(somePage, width(993));
    for (const { code } of languagesWith('/')) {
      await open(page, localPath('/', code));
      expect(await header(page).locator('nav > div > button:visible').count()).toBe(0);
    }
    await open(page, somePage);
    expect(await toggle(page).isVisible()).toBe(false);
    const fit = page.locator('[data-menu]');
    await fit.evaluate((menu) => menu.setAttribute('data-menu', 'Too long '.repeat(20)));
    expect(await link(page, SUBMENU).isVisible()).toBe(false);
    await toggle(page).click();
    expect(await link(page, SUBMENU).isVisible()).toBe(true);
  },
);

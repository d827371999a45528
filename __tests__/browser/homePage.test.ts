/** The entries, crop calendars and counters of the home page (docs/behaviour.md, "Home page", "Seasons", "Counters"). */
import type { Locator, Page } from 'playwright-core';
import { months } from '../../src/lib/months';
import { PRODUCTS, SPECIFICATIONS } from '../../src/routes';
import { catalogues, products } from '../support/catalogues';
import { documentAt } from '../support/content';
import { filled } from '../support/filled';
import { eventually, hrefsOf, reducedMotion, visitor, width, withoutScripts } from '../support/visitor';

const { visit, visitWithStoppedClock } = visitor();
const home = documentAt('pages/home.json');
const { range } = home;

const heading = { name: range.heading.title, exact: true };
const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, ...heading }) });
const trays = (page: Page) => section(page).locator('ul > li');

const all = catalogues.flatMap(([, { route, entries }]) => entries.map(({ slug }) => `${route}/${slug}`));
const MAX_TRAYS = 24;

test('the home page shows entries with HS code and key facts, which lead to their sheets', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  const hero = page.getByRole('group', { name: home.carousel.label });
  const specifications = hero.getByRole('link', { name: home.specifications.label }).first();
  expect(await specifications.getAttribute('href')).toBe(SPECIFICATIONS);
  const paths = await hrefsOf(trays(page).getByRole('link'));
  expect(paths).toHaveLength(Math.min(all.length, MAX_TRAYS));
  expect(all).toEqual(expect.arrayContaining(paths));
  for (const { slug, name, specs, supply } of products.entries) {
    const tray = trays(page).nth(paths.indexOf(`${PRODUCTS}/${slug}`));
    const text = (await tray.textContent()) ?? '';
    for (const part of [name, specs.moisture, supply?.hsCode ?? '']) expect(text).toContain(part);
    // The strip has details, but the name of the link is that of the entry.
    expect(await tray.getByRole('link', { name, exact: true }).count()).toBe(1);
  }
  const more = filled(range.all, { count: all.length });
  const link = section(page).getByRole('link', { name: more });
  expect(await link.getAttribute('href')).toBe(SPECIFICATIONS);
});

test('hover and focus show HS code and first fact of a tray, also without scripts', async () => {
  const page = await visit('/', { ...width(1440), ...withoutScripts });
  const [first, second] = [trays(page).first(), trays(page).nth(1)];
  const opacity = (tray: Locator) =>
    tray.locator('div').evaluate((strip) => Number(getComputedStyle(strip).opacity));
  expect(await opacity(first)).toBe(0);
  await first.hover();
  await eventually(() => opacity(first), 1);
  await second.getByRole('link').focus();
  await eventually(() => opacity(second), 1);
  await second.click();
  await page.waitForURL((url) => url.pathname !== '/');
});

test('a tray keeps its look when the styles of the next page are loaded', async () => {
  const page = await visit('/', width(1440));
  const tray = trays(page).first();
  await tray.hover();
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('specification-sheet')),
  );
  expect(await tray.locator('img').evaluate((image) => getComputedStyle(image).borderRadius)).toBe('0px');
});

const { ships } = home;

const MAX_CROPS = 12;

const crops = catalogues.flatMap(([, { entries }]) => entries).filter(({ calendar }) => calendar?.harvest);
const calendar = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: ships.heading.title, exact: true }) });

test('without scripts the home page shows the crops and no present month', async () => {
  const page = await visit('/', withoutScripts);
  const names = await calendar(page).getByRole('listitem').getByRole('link').allTextContents();
  expect(names).toHaveLength(Math.min(crops.length, MAX_CROPS));
  expect(crops.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  const text = (await calendar(page).textContent()) ?? '';
  for (const month of months) expect(text).not.toContain(`${month}:`);
});

const { items }: { items: { target: number; suffix?: string }[] } = documentAt('sections/counters.json');
const FINAL = items.map(({ target, suffix = '' }) => `${target}${suffix}`);
const ZERO = items.map(({ suffix = '' }) => `0${suffix}`);

const counters = (page: Page) => page.getByRole('definition');
const figures = (page: Page) => counters(page).allTextContents();
const show = async (page: Page) => {
  for (const end of [counters(page).first(), counters(page).last()]) await end.scrollIntoViewIfNeeded();
};

// Hydration would report an error if the HTML had other figures than the page before the counters are in view.
test('counters show their values until they are in view and then count up once', async () => {
  const page = await visitWithStoppedClock('/', { viewport: { width: 390, height: 1000 } });
  await page.clock.runFor(2000);
  expect(await figures(page)).toEqual(FINAL);
  await show(page);
  await eventually(() => figures(page), ZERO);
  await page.clock.runFor(500);
  const halfway = (await figures(page)).map(Number.parseFloat);
  items.forEach(({ target }, index) => {
    expect(halfway[index]).toBeGreaterThan(0);
    expect(halfway[index]).toBeLessThanOrEqual(target);
  });
  // Advance one more frame: the last step is due within the second and is painted with the next frame.
  await page.clock.runFor(516);
  expect(await figures(page)).toEqual(FINAL);
  await page.evaluate(() => window.scrollTo(0, 0));
  await show(page);
  await page.clock.runFor(250);
  expect(await figures(page)).toEqual(FINAL);
});

test('with reduced motion counters do not count, and stop if they are counting', async () => {
  const page = await visitWithStoppedClock('/', { viewport: { width: 390, height: 1000 }, ...reducedMotion });
  await show(page);
  await page.clock.runFor(500);
  expect(await figures(page)).toEqual(FINAL);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await eventually(() => figures(page), ZERO);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await eventually(() => figures(page), FINAL);
});

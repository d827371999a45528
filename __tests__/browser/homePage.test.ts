/** The entries and the crop calendars of the home page (docs/behaviour.md, "Home page" and "Seasons"). */
import type { Page } from 'playwright-core';
import { interpolate } from '../../src/lib/interpolate';
import { months } from '../../src/lib/months';
import { PRODUCTS, SPECIFICATIONS } from '../../src/routes';
import { catalogues, type Entry, products, sheetLabels } from '../support/catalogues';
import { documentAt } from '../support/content';
import { hrefsOf, visitor, width, withoutScripts } from '../support/visitor';

const { newPage, visit } = visitor();
const home = documentAt('pages/home.json');
const range = home.range as typeof home.range & Record<string, string[] | undefined>;

const heading = { name: range.heading.title, exact: true };
const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, ...heading }) });
const rangeEntries = (page: Page) => section(page).locator('ul > li');

/** The paths of the entries that the home page shows. */
const shown = catalogues.flatMap(([folder, { route, entries }]) =>
  (range[folder] ?? entries.map(({ slug }) => slug)).map((slug) => `${route}/${slug}`),
);

test('the home page shows entries with HS code and key facts, which lead to their sheets', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  const hero = page.getByRole('group', { name: home.carousel.label });
  const specifications = hero.getByRole('link', { name: home.specifications.label }).first();
  expect(await specifications.getAttribute('href')).toBe(SPECIFICATIONS);
  const paths = await hrefsOf(rangeEntries(page).locator('> a'));
  expect([...paths].sort()).toEqual([...shown].sort());
  for (const { slug, name, specs, supply } of products.entries) {
    const entry = rangeEntries(page).nth(paths.indexOf(`${PRODUCTS}/${slug}`));
    const text = (await entry.textContent()) ?? '';
    for (const part of [name, specs.moisture, specs.protein, supply?.hsCode ?? ''])
      expect(text).toContain(part);
  }
  const count = catalogues.flatMap(([, { entries }]) => entries).length;
  const all = section(page).getByRole('link', { name: interpolate(range.all, { count }, 'en') });
  expect(await all.getAttribute('href')).toBe(SPECIFICATIONS);
});

const { ships } = home;

/** The `limit` of the query in `src/pages/index.tsx`. */
const MAX_CROPS = 12;

const crops = catalogues
  .flatMap(([, { entries }]) => entries)
  .filter(({ calendar }) => calendar?.harvest)
  .sort((one, other) => one.name.localeCompare(other.name))
  .slice(0, MAX_CROPS);
const calendar = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: ships.heading.title, exact: true }) });

test('without scripts the home page shows the months of shipment of each crop, and no present month', async () => {
  const page = await visit('/', withoutScripts);
  const rows = calendar(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  const names = await rows.getByRole('link').allTextContents();
  // The first month in the text of a row. A crop that ships all year names none, and comes last.
  const starts = (await rows.allTextContents()).map((row) => {
    const [first = ''] = new RegExp(months.join('|')).exec(row) ?? [];
    return (months as readonly string[]).indexOf(first) + 1 || months.length + 1;
  });
  const listed = names.map((name, index) => ({ name, start: starts[index] ?? 0 }));
  expect(listed).toEqual(
    [...listed].sort((one, other) => one.start - other.start || one.name.localeCompare(other.name)),
  );
  expect([...names].sort()).toEqual(crops.map(({ name }) => name).sort());
  const text = (await calendar(page).textContent()) ?? '';
  expect(text).toContain(sheetLabels.calendarLabels.shipment);
  for (const month of months) expect(text).not.toContain(`${month}:`);
});

test('with scripts a line names the crops that ship best in the present month', async () => {
  const page = await newPage();
  await page.clock.setFixedTime(new Date(2026, 0, 15, 12));
  await page.goto('/');
  const line = calendar(page).locator('p').filter({ hasText: 'January' });
  await line.waitFor();
  const text = (await line.textContent()) ?? '';
  const monthOf = (name: string) => (months as readonly string[]).indexOf(name);
  /** Whether one of the periods begins in January, or began in the year before. */
  const ships = ({ calendar }: Entry) =>
    calendar?.shipment?.some(({ from, to }) => from === 'January' || monthOf(from) > monthOf(to));
  expect(crops.filter(({ name }) => text.includes(name))).toEqual(crops.filter(ships));
});

/** The samples and the crop calendars of the home page (docs/behaviour.md, "Home page" and "Seasons"). */
import type { Page } from 'playwright-core';
import { monthsIn } from '../../src/catalogue/season/seasons';
import { interpolate } from '../../src/lib/interpolate';
import { months } from '../../src/lib/months';
import { PRODUCTS, SPECIFICATIONS } from '../../src/routes';
import { catalogues, type Entry, products, sheetLabels } from '../support/catalogues';
import { documentAt } from '../support/content';
import { visitor, width, withoutScripts } from '../support/visitor';

const { newPage, visit } = visitor();
const home = documentAt('pages/home.json');
const range = home.range as typeof home.range & Record<string, string[] | undefined>;

const heading = { name: range.heading.title, exact: true };
const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, ...heading }) });
const samples = (page: Page) => section(page).locator('ul > li');

/** The paths of the entries that the home page shows. */
const shown = catalogues.flatMap(([folder, { route, entries }]) =>
  (range[folder] ?? entries.map(({ slug }) => slug)).map((slug) => `${route}/${slug}`),
);

test('the home page shows samples with HS code and key facts, which lead to their sheets', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  const hero = page.getByRole('group', { name: home.carousel.label });
  const specifications = hero.getByRole('link', { name: home.specifications.label }).first();
  expect(await specifications.getAttribute('href')).toBe(SPECIFICATIONS);
  const paths = await samples(page)
    .locator('> a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect([...paths].sort()).toEqual([...shown].sort());
  for (const { slug, name, specs, supply } of products.entries) {
    const sample = samples(page).nth(paths.indexOf(`${PRODUCTS}/${slug}`));
    const text = (await sample.textContent()) ?? '';
    for (const part of [name, specs.moisture, specs.protein, supply?.hsCode ?? ''])
      expect(text).toContain(part);
  }
});

test('on a desktop each group begins a row of equal columns with its title, which leads to its catalogue', async () => {
  const page = await visit('/', width(1440));
  const groups = await section(page)
    .locator('div:has(> ul)')
    .evaluateAll((all) =>
      all.map((group) => {
        const [title, ...items] = [group.firstElementChild, ...group.querySelectorAll('li')].map((part) =>
          (part as Element).getBoundingClientRect(),
        );
        return {
          target: group.querySelector('h3 a')?.getAttribute('href')?.split('#')[0],
          title: Math.round(title?.left ?? 0),
          isInLine: Math.round(title?.top ?? 0) === Math.round(items[0]?.top ?? 0),
          columns: items.map(({ left }) => Math.round(left)),
        };
      }),
    );
  for (const { target, isInLine } of groups) {
    expect(catalogues.map(([, { route }]) => route)).toContain(target);
    expect(isInLine).toBe(true);
  }
  expect(new Set(groups.map(({ title }) => title)).size).toBe(1);
  expect(new Set(groups.flatMap(({ columns }) => columns)).size).toBeLessThanOrEqual(8);
  const all = interpolate(
    range.all,
    { count: catalogues.flatMap(([, { entries }]) => entries).length },
    'en',
  );
  expect(await section(page).getByRole('link', { name: all }).getAttribute('href')).toBe(SPECIFICATIONS);
});

const { ships } = home;

/** At most 12 crops, by name. */
const crops = catalogues
  .flatMap(([, { entries }]) => entries)
  .filter(({ calendar }) => calendar?.harvest)
  .sort((one, other) => one.name.localeCompare(other.name))
  .slice(0, 12);
const shipsIn = (month: number) => (entry: Entry) => monthsIn(entry.calendar?.shipment ?? [])[month];
const calendar = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: ships.heading.title, exact: true }) });

test('without scripts the home page shows the months of shipment of each crop, and no present month', async () => {
  const page = await visit('/', withoutScripts);
  const links = calendar(page).getByRole('link');
  const start = ({ calendar }: Entry) => {
    const isOn = monthsIn(calendar?.shipment ?? []);
    const first = isOn.findIndex((on, month) => on && !isOn.at(month - 1));
    return first < 0 ? months.length : first;
  };
  // Crops with the same start of the shipment are sorted by name.
  const sorted = [...crops].sort((one, other) => start(one) - start(other));
  expect(await links.allTextContents()).toEqual(sorted.map(({ name }) => name));
  const text = (await calendar(page).textContent()) ?? '';
  expect(text).toContain(sheetLabels.calendarLabels.shipment);
  for (const month of months) expect(text).not.toContain(`${month}:`);
});

test('with scripts a line names the crops that ship best in the present month', async () => {
  const month = 0;
  const page = await newPage();
  await page.clock.setFixedTime(new Date(2026, month, 15, 12));
  await page.goto('/');
  const line = calendar(page)
    .locator('p')
    .filter({ hasText: months[month] as string });
  await line.waitFor();
  const text = (await line.textContent()) ?? '';
  expect(crops.filter(({ name }) => text.includes(name))).toEqual(crops.filter(shipsIn(month)));
});

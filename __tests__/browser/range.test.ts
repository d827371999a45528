/** The sample table of the home page (docs/behaviour.md, "Home page"). */
import type { Page } from 'playwright-core';
import { interpolate } from '../../src/lib/interpolate';
import { PRODUCTS, SPECIFICATIONS } from '../../src/routes';
import { catalogues, products } from '../support/catalogues';
import { documentAt } from '../support/content';
import { horizontalOverflow, visitor, width, withoutScripts } from '../support/visitor';

const { visit } = visitor();
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

test('each group has a title that leads to its catalogue, and a link leads to the sheets of all', async () => {
  const page = await visit('/', width(1440));
  const titles = section(page).getByRole('heading', { level: 3 });
  for (const title of await titles.all()) {
    const target = (await title.getByRole('link').getAttribute('href')) ?? '';
    expect(catalogues.map(([, { route }]) => route)).toContain(target.split('#')[0]);
  }
  const all = interpolate(range.all, { count: catalogues.flatMap(([, { entries }]) => entries).length });
  expect(await section(page).getByRole('link', { name: all }).getAttribute('href')).toBe(SPECIFICATIONS);
});

test('each group begins a row, with its title in one column and its samples in equal columns', async () => {
  const page = await visit('/', width(1440));
  const groups = await section(page)
    .locator('div:has(> ul)')
    .evaluateAll((all) =>
      all.map((group) => {
        const boxes = [group.firstElementChild, ...group.querySelectorAll('li')].map((part) =>
          (part as Element).getBoundingClientRect(),
        );
        return boxes.map(({ left, top, width: wide }) => [left, top, wide].map(Math.round));
      }),
    );
  const [titles, samplesOf] = [groups.map(([title]) => title), groups.map(([, ...others]) => others)];
  expect(new Set(titles.map((title) => title?.[0])).size).toBe(1);
  expect(new Set(titles.map((title) => title?.[1])).size).toBe(groups.length);
  for (const [index, [first]] of samplesOf.entries()) expect(first?.[1]).toBe(titles[index]?.[1]);
  const columns = new Set(samplesOf.flat().map(([left]) => left));
  expect(columns.size).toBeLessThanOrEqual(8);
  const widths = samplesOf.flat().map(([, , wide]) => wide ?? 0);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});

/** Minimum height of a touch target in pixels. */
const TARGET = 44;

test.each([1440, 993, 768, 390, 320])(
  'at %i px the samples are large enough to tap, and fit',
  async (pixels) => {
    const page = await visit('/', width(pixels));
    const heights = await samples(page)
      .filter({ visible: true })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(TARGET);
    expect(await horizontalOverflow(page)).toBe(0);
  },
);

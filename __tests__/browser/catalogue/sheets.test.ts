/** The sheets of entries in the catalogues, on their own pages, which buyers file and forward, and printed. */
import type { Locator, Page } from 'playwright-core';
import { MAX_NEIGHBOURS } from '../../../src/gatsby/node/entries';
import { interpolate } from '../../../src/lib/interpolate';
import { PRODUCTS } from '../../../src/routes';
import { catalogues, type Entry, products, sheetLabels, shown } from '../../support/catalogues';
import { navigation, site } from '../../support/labels';
import { address, eventually, hrefsOf, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();
const main = (page: Page) => page.getByRole('main');

/** Returns the rows of the tables in a sheet: the row header and the cells. */
const rows = (sheet: Locator): Promise<(string | null)[][]> =>
  sheet
    .getByRole('row')
    .filter({ has: sheet.page().getByRole('rowheader') })
    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));

const valuesOf = ({ specs, nutrition = {}, ratios = [] }: Entry): string[] => [
  ...Object.values(specs),
  ...Object.values(nutrition),
  ...ratios,
];

test.each(catalogues)('without scripts all %s and their facts are on the page', async (_, catalogue) => {
  const page = await visit(catalogue.route, { ...width(390), ...withoutScripts });
  const { groups, entries } = catalogue;
  expect(await page.locator('main section section :is(h2, h3)').allTextContents()).toEqual(
    groups.flatMap(({ name, entries }) => [name, ...entries.map((each) => each.name)]),
  );
  expect(await shown(page).sheets()).toEqual(entries.map(({ name }) => name));
  for (const entry of entries) {
    const text = await page.locator(`[id="${entry.slug}"]`).textContent();
    for (const expected of [entry.description, entry.details, ...valuesOf(entry)])
      expect(text).toContain(expected);
  }

  const { name, slug } = entries.at(-1) as Entry;
  await page.getByRole('link', { name, exact: true }).click();
  expect(address(page)).toBe(`${catalogue.route}#${slug}`);
  const { y = -1 } = (await page.locator(`[id="${slug}"]`).boundingBox()) ?? {};
  const header = await page.getByRole('banner').evaluate((part) => part.getBoundingClientRect().bottom);
  expect([y >= Math.max(header, 0), y < 300]).toEqual([true, true]);
});

test.each(catalogues)(
  'without scripts a page of the %s has number, date, highlights, all facts, picture and links',
  async (_, catalogue) => {
    const { route, groups } = catalogue;
    const { name: group, entries } = groups[0] as (typeof groups)[number];
    const index = entries.length > 1 ? 1 : 0;
    const entry = entries[index] as Entry;
    const page = await visit(`${route}/${entry.slug}`, { ...width(390), ...withoutScripts });
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([entry.name]);
    const limits = (entry.limits ?? []).map(({ name, value, method }) => [
      name,
      value,
      ...(method ? [method] : []),
    ]);
    expect(await rows(main(page))).toEqual(expect.arrayContaining(limits));
    const text = await main(page).textContent();
    for (const value of [...valuesOf(entry), ...Object.values(entry.supply ?? {})])
      expect(text).toContain(value);
    const picture = main(page).getByRole('img', { name: entry.image.alt, exact: true });
    expect(await picture.count()).toBeGreaterThan(0);
    const { sheetNumber, revised, supply } = entry;
    if (sheetNumber) expect(await main(page).locator('dd').first().textContent()).toBe(sheetNumber);
    if (revised) expect(await main(page).locator('time').getAttribute('datetime')).toBe(revised);
    const highlights = await main(page).locator('article dl').first().locator('dd').allTextContents();
    const keyFacts = catalogue.catalogue.keyFacts(catalogue.page, entry).map(({ value }) => value);
    const values = [supply?.hsCode, ...keyFacts, supply?.load20, supply?.minimumOrder, supply?.leadTime];
    // The highlights are the first clauses.
    expect(highlights).toEqual(
      values.flatMap((value) => value ?? []).map((value, at) => value.slice(0, highlights[at]?.length || 1)),
    );

    const crumbs = page.getByRole('navigation', { name: navigation.breadcrumbLabel });
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual([
      navigation.home.label,
      catalogue.page.banner.crumb,
      entry.name,
    ]);
    const siblings = entries.slice(0, MAX_NEIGHBOURS).map(({ slug }) => `${route}/${slug}`);
    const more = page.getByRole('navigation', { name: interpolate(sheetLabels.more, { group }) });
    const neighbours = [entries[index - 1], entries[index + 1]].flatMap((each) =>
      each ? [`${route}/${each.slug}`] : [],
    );
    expect(await hrefsOf(more.getByRole('link'))).toEqual([...siblings, ...neighbours, route]);
    expect(await more.locator('[aria-current=page]').allTextContents()).toEqual([entry.name]);
  },
);

test('items of a list that name another product are links to it', async () => {
  const { slug, varieties = [] } = products.entries.find((entry) => entry.varieties) as Entry;
  const named = products.entries.filter(({ name }) =>
    varieties.some((variety) => variety === name || variety.startsWith(`${name} (`)),
  );
  expect(named.length).toBeGreaterThan(0);
  const page = await visit(`${PRODUCTS}/${slug}`, withoutScripts);
  const paths = await hrefsOf(page.locator('main article li a'));
  expect(paths.sort()).toEqual(named.map((entry) => `${PRODUCTS}/${entry.slug}`).sort());
});

test.each([
  ['catalogue', '#', (slug: string) => `[id="${slug}"]`],
  ['page', '/', () => 'main article'],
])(
  'on a phone the enquiry bar of the %s is below the specifications, then at the bottom of the window',
  async (_, mark, sheetOf) => {
    const [{ slug, name }] = products.entries as [Entry];
    const page = await visit(`${PRODUCTS}${mark}${slug}`, width(390));
    const sheet = page.locator(sheetOf(slug));
    const table = sheet.getByRole('table').first();
    const label = interpolate(sheetLabels.enquire, { item: name });
    const enquire = main(page).getByRole('link', { name: label, exact: true });
    const box = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    await table.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    expect((await box(table)).bottom).toBeLessThanOrEqual((await box(enquire)).top);
    await sheet
      .getByRole('table')
      .nth(1)
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const height = page.viewportSize()?.height ?? 0;
    const { top, bottom } = await box(enquire);
    expect([bottom <= height, bottom > height - 64]).toEqual([true, true]);
    const toTop = page.getByRole('button', { name: navigation.backToTop, exact: true });
    await toTop.waitFor();
    expect((await box(toTop)).bottom).toBeLessThanOrEqual(top);
  },
);

test('only the selected sheet is printed, with contacts and URL', async () => {
  const [another, entry] = products.entries as [Entry, Entry];
  const page = await visit(`${PRODUCTS}#${entry.slug}`);
  await eventually(() => shown(page).sheets(), [entry.name]);
  // The width of an A4 page without margins.
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => document.body.innerText);
  for (const expected of [
    site.productName,
    entry.name,
    entry.description,
    entry.details,
    site.email,
    `${site.siteUrl}${PRODUCTS}/${entry.slug}`,
  ])
    expect(printed).toContain(expected);
  expect(printed).not.toContain(another.description);
});

test('a button of a sheet prints it', async () => {
  const page = await visit(`${PRODUCTS}/${products.entries[0]?.slug}`);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.append('Sent to printer') }));
  await main(page).getByRole('button', { name: sheetLabels.print, exact: true }).click();
  expect(await page.evaluate(() => document.body.innerText)).toContain('Sent to printer');
});

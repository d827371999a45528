/** The sheets of products and fibers in the catalogues, on their own pages, which buyers file and forward, and printed. */
import type { Locator, Page } from 'playwright-core';
import { interpolate } from '../../../src/lib/interpolate';
import { articlePath, FIBERS, PRODUCTS } from '../../../src/routes';
import {
  catalogues,
  type Entry,
  edges,
  fibers,
  products,
  sheetLabels,
  shown,
  tablesOf,
} from '../../support/catalogues';
import { navigation, site } from '../../support/labels';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { newPage, visit } = visitor();
const main = (page: Page) => page.getByRole('main');

/** Returns the tables of a sheet: the cells of each row by caption and row header. */
const tables = (sheet: Locator) =>
  sheet
    .locator('table')
    .evaluateAll((found) =>
      Object.fromEntries(
        (found as HTMLTableElement[]).map((table) => [
          table.caption?.textContent,
          Object.fromEntries(
            [...table.tBodies]
              .flatMap(({ rows }) => [...rows])
              .map((row) => [
                row.querySelector('th[scope="row"]')?.textContent,
                [...row.querySelectorAll('td')].map((cell) => cell.textContent),
              ]),
          ),
        ]),
      ),
    );

test.each(catalogues)('without scripts all %s and their facts are on the page', async (kind, catalogue) => {
  const page = await visit(catalogue.route, { ...width(390), ...withoutScripts });
  const { groups, entries } = catalogue;
  expect(await page.locator('main section section :is(h2, h3)').allTextContents()).toEqual(
    groups.flatMap(({ name, members }) => [name, ...members.map((each) => each.name)]),
  );
  expect(await shown(page).sheets()).toEqual(entries.map(({ name }) => name));
  for (const entry of entries) {
    const sheet = page.locator(`[id="${entry.slug}"]`);
    expect([entry.name, await tables(sheet)]).toEqual([entry.name, tablesOf(kind, entry)]);
    const text = await sheet.textContent();
    for (const expected of [entry.description, entry.details, ...(entry.varieties ?? entry.features ?? [])])
      expect(text).toContain(expected);
    expect(await sheet.getByRole('img', { name: entry.image.alt, exact: true }).count()).toBe(1);
  }
  expect(await page.getByRole('tab').count()).toBe(0);

  const { name, slug } = entries.at(-1) as Entry;
  await page.getByRole('link', { name, exact: true }).click();
  expect(address(page)).toBe(`${catalogue.route}#${slug}`);
  const { top, header } = await edges(page, slug);
  expect(top).toBeGreaterThanOrEqual(Math.max(header, 0));
  expect(top).toBeLessThan(300);
});

test.each(catalogues)(
  'without scripts a page of the %s has all facts, then picture and links',
  async (kind, catalogue) => {
    const { route, groups } = catalogue;
    const { name: group, members } = groups[0] as (typeof groups)[number];
    const [first, entry, third] = members as [Entry, Entry, Entry?];
    const page = await visit(`${route}/${entry.slug}`, { ...width(390), ...withoutScripts });
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([entry.name]);
    const text = await main(page).textContent();
    for (const expected of [entry.description, entry.details, ...(entry.features ?? [])])
      expect(text).toContain(expected);
    expect(await tables(main(page))).toEqual(tablesOf(kind, entry, ['limits', 'supply']));
    expect(await main(page).getByRole('img', { name: entry.image.alt }).count()).toBe(1);
    const order = await page
      .locator('main article :is(table, picture)')
      .evaluateAll((all) => all.map(({ localName }) => localName));
    expect(order.indexOf('picture')).toBe(order.lastIndexOf('table') + 1);

    const crumbs = page.getByRole('navigation', { name: navigation.breadcrumbLabel });
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual([
      navigation.home.label,
      catalogue.page.banner.crumb,
      entry.name,
    ]);
    const siblings = members.slice(0, 12).map(({ slug }) => `${route}/${slug}`);
    const more = page.getByRole('navigation', { name: interpolate(sheetLabels.more, { group }) });
    const targets = await more
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    const neighbours = [first, ...(third ? [third] : [])].map(({ slug }) => `${route}/${slug}`);
    expect(targets).toEqual([...siblings, ...neighbours, route]);
    expect(await more.locator('[aria-current=page]').allTextContents()).toEqual([entry.name]);
    if (entry.article)
      expect(
        await main(page)
          .locator(`a[href="${articlePath(entry.article)}"]`)
          .count(),
      ).toBe(1);
  },
);

test('items of a list that name another product are links to it, on the sheet and in the catalogue', async () => {
  const page = await newPage(withoutScripts);
  const { slug, varieties = [] } = products.entries.find((entry) => entry.varieties) as Entry;
  const named = products.entries.filter(({ name }) =>
    varieties.some((variety) => variety === name || variety.startsWith(`${name} (`)),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const [url, sheet] of [
    [`${PRODUCTS}/${slug}`, 'main article'],
    [PRODUCTS, `[id="${slug}"]`],
  ] as const) {
    await page.goto(url);
    const paths = await page
      .locator(`${sheet} li a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([...paths].sort()).toEqual(named.map((entry) => `${PRODUCTS}/${entry.slug}`).sort());
  }
});

test('a phone shows the moisture of a product without scrolling', async () => {
  const length = ({ name, description }: Entry) => name.length + description.length;
  const [longest] = [...products.entries].sort((one, other) => length(other) - length(one)) as [Entry];
  const page = await visit(`${PRODUCTS}/${longest.slug}`, width(390));
  const row = main(page).getByRole('row', { name: products.page.specLabels.moisture }).first();
  expect(await row.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844);
});

test.each(catalogues)(
  'the strip of a page of the %s has values in short, and those in full that are not in a table',
  async (kind, catalogue) => {
    const entry = catalogue.entries.find(
      ({ supply, sheetNumber, revised }) => supply && sheetNumber && revised,
    ) as Entry;
    const page = await visit(`${catalogue.route}/${entry.slug}`, withoutScripts);
    const { hsCode, load20, minimumOrder, leadTime } = sheetLabels.supplyLabels;
    const strip = main(page).locator('article dl').first();
    const labels = await strip.locator('dt').allTextContents();
    expect(labels).toHaveLength(6);
    expect(labels).toEqual(expect.arrayContaining([hsCode, load20, minimumOrder, leadTime]));
    const tableValues = Object.values(tablesOf(kind, entry, ['limits', 'supply'])).flatMap((rows) =>
      Object.values(rows).map(([value = '']) => value),
    );
    const supplied: string[] = Object.values(entry.supply ?? {});
    for (const value of await strip.locator('dd').allTextContents()) {
      expect([...tableValues, ...supplied].filter((each) => each.startsWith(value))).not.toEqual([]);
      if (supplied.includes(value)) expect(tableValues).not.toContain(value);
    }
    const head = main(page).locator('dl').first();
    expect(await head.locator('dd').first().textContent()).toBe(entry.sheetNumber);
    expect(await head.locator('time').getAttribute('datetime')).toBe(entry.revised);
    // The sample is next to them. It has no text alternative, because it repeats the picture.
    expect(await head.locator('xpath=following-sibling::img').getAttribute('alt')).toBe('');
  },
);

test('the table of limits has column headers, and a column for the methods', async () => {
  const entry = products.entries.find(({ limits }) => limits?.some(({ method }) => method)) as Entry;
  const page = await visit(`${PRODUCTS}/${entry.slug}`, withoutScripts);
  const table = main(page).getByRole('table', { name: sheetLabels.limitsTitle, exact: true });
  const { name, value, method } = sheetLabels.limitLabels;
  for (const header of [name, value, method])
    expect(await table.getByRole('columnheader', { name: header, exact: true }).count()).toBe(1);
});

test('on wide screens both columns of a sheet end together', async () => {
  const page = await newPage(withoutScripts);
  for (const [{ route }, { slug }] of [
    [products, products.entries[0] as Entry],
    [fibers, fibers.entries[0] as Entry],
  ] as const) {
    await page.goto(`${route}/${slug}`);
    const ends = await main(page)
      .locator('article table')
      .evaluateAll((all) => all.map((table) => Math.round(table.getBoundingClientRect().bottom)));
    const [lowest = 0, next = 0] = ends.sort((one, other) => other - one);
    expect([slug, lowest - next]).toEqual([slug, expect.closeTo(0, 0)]);
  }
});

test.each(catalogues)(
  'in a wide window picture and tables of the %s are two halves',
  async (_, catalogue) => {
    const page = await visit(catalogue.route, width(1440));
    const sheet = page.locator(`[id="${catalogue.entries[0]?.slug}"]`);
    const table = await sheet.getByRole('table').first().boundingBox();
    const picture = await sheet.getByRole('img').first().boundingBox();
    const half = (1200 - 48) / 2;
    expect([table?.width, picture?.width]).toEqual([expect.closeTo(half, 0), expect.closeTo(half, 0)]);
    expect((picture?.x ?? 0) - (table?.x ?? 0)).toBeCloseTo(half + 48, 0);
  },
);

describe('on a phone the enquiry bar of a sheet', () => {
  const [entry] = products.entries as [Entry];
  const enquire = (page: Page) =>
    main(page).getByRole('link', {
      name: interpolate(sheetLabels.enquire, { item: entry.name }),
      exact: true,
    });
  const bottomOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().bottom);

  test.each([
    ['catalogue', `${PRODUCTS}#${entry.slug}`, `[id="${entry.slug}"]`],
    ['page', `${PRODUCTS}/${entry.slug}`, 'main article'],
  ])(
    'of the %s is below the specifications first, and then at the bottom of the window',
    async (_, at, css) => {
      const page = await visit(at, width(390));
      const sheet = page.locator(css);
      const table = sheet.getByRole('table').first();
      await table.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      expect(await bottomOf(table)).toBeLessThanOrEqual(
        await enquire(page).evaluate((element) => element.getBoundingClientRect().top),
      );
      await sheet
        .getByRole('img')
        .first()
        .evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
      const height = page.viewportSize()?.height ?? 0;
      const bottom = await bottomOf(enquire(page));
      expect(bottom).toBeLessThanOrEqual(height);
      expect(bottom).toBeGreaterThan(height - 64);
      const toTop = page.getByRole('button', { name: navigation.backToTop, exact: true });
      await toTop.waitFor();
      const [button, other] = await Promise.all([enquire(page).boundingBox(), toTop.boundingBox()]);
      expect((other?.y ?? 0) + (other?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
      // The button ends where the text ends.
      const end = await table.evaluate((element) => element.getBoundingClientRect().right);
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeCloseTo(end, 0);
    },
  );

  test('leaves the end of the sheet uncovered', async () => {
    const page = await visit(`${PRODUCTS}/${entry.slug}`, width(390));
    const last = page.locator('main article dl').last();
    await page
      .getByRole('navigation', { name: /./ })
      .and(page.locator('main nav[aria-labelledby]'))
      .evaluate((element) => {
        element.scrollIntoView({ block: 'end', behavior: 'instant' });
      });
    expect(await bottomOf(last)).toBeLessThanOrEqual(
      await enquire(page).evaluate((element) => element.getBoundingClientRect().top),
    );
  });
});

test('crops have a calendar of sowing, harvest and shipment, other products a calendar of shipment only', async () => {
  const page = await newPage(withoutScripts);
  const { sowing, harvest, shipment } = sheetLabels.calendarLabels;
  const all = [...products.entries, ...fibers.entries];
  for (const [entry, terms] of [
    [all.find(({ calendar }) => calendar?.sowing && calendar.harvest), [sowing, harvest, shipment]],
    [all.find(({ calendar }) => calendar && !calendar.sowing && !calendar.harvest), [shipment]],
  ] as [Entry, string[]][]) {
    await page.goto(`${products.entries.includes(entry) ? PRODUCTS : FIBERS}/${entry.slug}`);
    const title = sowing && terms.length > 1 ? sheetLabels.cropTitle : sheetLabels.availabilityTitle;
    const calendar = main(page).getByRole('heading', { name: title, exact: true }).locator('..');
    expect(await calendar.locator('dt').allTextContents()).toEqual(terms);
  }
});

test.each(catalogues)('only the selected sheet of the %s is printed, on one page', async (_, catalogue) => {
  const { route, entries } = catalogue;
  const length = (entry: Entry) => JSON.stringify(entry).length;
  const [entry, another] = [...entries].sort((one, other) => length(one) - length(other)) as [Entry, Entry];
  const page = await visit(`${route}#${entry.slug}`);
  await eventually(() => shown(page).sheets(), [entry.name]);
  // The width of an A4 page without margins.
  await page.setViewportSize({ width: 720, height: 1000 });
  const text = () => page.evaluate(() => document.body.innerText);
  const url = `${site.siteUrl}${route}/${entry.slug}`;
  expect(await text()).not.toContain(url);
  await page.emulateMedia({ media: 'print' });
  const printed = await text();
  for (const expected of [
    site.productName,
    entry.name,
    entry.description,
    entry.details,
    ...Object.values(entry.specs),
    ...Object.values(entry.nutrition ?? {}),
    ...(entry.features ?? []),
    site.offices.head.place,
    site.phones[0]?.number ?? '',
    site.email,
    url,
  ])
    expect(printed).toContain(expected);
  const benefits = 'benefits' in catalogue.page ? catalogue.page.benefits : catalogue.page.healthBenefits;
  for (const unexpected of [another.description, benefits.heading.title])
    expect(printed).not.toContain(unexpected);
  expect(await page.getByRole('tablist').count()).toBe(0);
  expect(
    await main(page)
      .getByRole('link', { name: interpolate(sheetLabels.enquire, { item: entry.name }) })
      .count(),
  ).toBe(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => Object.assign(window, { print: () => document.body.append('Sent to printer') }));
  await main(page).getByRole('button', { name: sheetLabels.print, exact: true }).click();
  expect(await text()).toContain('Sent to printer');
});

/** The sheets of entries in the catalogues, on their own pages, which buyers file and forward, and printed. */
import type { Locator, Page } from 'playwright-core';
import { entryFacts } from '../../../src/gatsby/node/facts';
import { interpolate } from '../../../src/lib/interpolate';
import { articlePath, PRODUCTS } from '../../../src/routes';
import {
  catalogues,
  type Entry,
  edges,
  fibers,
  products,
  sheetLabels,
  shown,
  sourcesOf,
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

test.each(catalogues)('without scripts all %s and their facts are on the page', async (_, catalogue) => {
  const page = await visit(catalogue.route, { ...width(390), ...withoutScripts });
  const { groups, entries } = catalogue;
  expect(await page.locator('main section section :is(h2, h3)').allTextContents()).toEqual(
    groups.flatMap(({ name, members }) => [name, ...members.map((each) => each.name)]),
  );
  expect(await shown(page).sheets()).toEqual(entries.map(({ name }) => name));
  for (const entry of entries) {
    const sheet = page.locator(`[id="${entry.slug}"]`);
    expect([entry.name, await tables(sheet)]).toEqual([entry.name, tablesOf(catalogue, entry)]);
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
  async (_, catalogue) => {
    const { route, groups } = catalogue;
    const { name: group, members } = groups[0] as (typeof groups)[number];
    const index = members.length > 1 ? 1 : 0;
    const entry = members[index] as Entry;
    const page = await visit(`${route}/${entry.slug}`, { ...width(390), ...withoutScripts });
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([entry.name]);
    const text = await main(page).textContent();
    for (const expected of [entry.description, entry.details, ...(entry.features ?? [])])
      expect(text).toContain(expected);
    expect(await tables(main(page))).toEqual(tablesOf(catalogue, entry, ['limits', 'supply']));
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
    const neighbours = [members[index - 1], members[index + 1]].flatMap((each) =>
      each ? [`${route}/${each.slug}`] : [],
    );
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
  'a page of the %s has number, date and sample next to its title, and its values in a strip',
  async (_, catalogue) => {
    const { entries, route } = catalogue;
    const entry = entries.find(({ sheetNumber, revised }) => sheetNumber && revised) ?? (entries[0] as Entry);
    const page = await visit(`${route}/${entry.slug}`, withoutScripts);
    const strip = main(page).locator('article dl').first();
    expect(await strip.locator('dd').allTextContents()).toEqual(
      entryFacts.highlights(sourcesOf(catalogue, entry)).map(({ parts }) => parts.join('')),
    );
    // The sample has no text alternative, because it repeats the picture.
    expect(await main(page).locator('dl + img').first().getAttribute('alt')).toBe('');
    if (!entry.sheetNumber || !entry.revised) return;
    const head = main(page).locator('dl').first();
    expect(await head.locator('dd').first().textContent()).toBe(entry.sheetNumber);
    expect(await head.locator('time').getAttribute('datetime')).toBe(entry.revised);
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
    ...Object.values(tablesOf(catalogue, entry)).flatMap((rows) => Object.values(rows).flat()),
    ...(entry.features ?? []),
    site.offices.head.place,
    site.phones[0]?.number ?? '',
    site.email,
    url,
  ])
    expect(printed).toContain(expected);
  expect(printed).not.toContain(another.description);
  const endings = [products.page.healthBenefits, fibers.page.benefits];
  for (const { heading } of endings) expect(printed).not.toContain(heading.title);
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

/** The pages of catalogue entries, which buyers file and forward. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { articlePath, FIBERS, PRODUCTS } from '../../../src/routes';
import { catalogues, type Entry, fibers, products, sheetLabels, tablesOf } from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, takeComplaints } = visitor();
const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

/** Returns the tables of a page: the cells of each row by row header. */
const tables = (page: Page) =>
  main(page)
    .locator('table')
    .evaluateAll((found) =>
      Object.fromEntries(
        (found as HTMLTableElement[]).map((table) => [
          table.caption?.textContent,
          Object.fromEntries(
            [...table.rows].map((row) => [
              row.querySelector('th[scope="row"]')?.textContent,
              [...row.querySelectorAll('td')].map((cell) => cell.textContent),
            ]),
          ),
        ]),
      ),
    );

test.each(catalogues)(
  'without scripts a page of the %s shows all values of the entry',
  async (kind, catalogue) => {
    const { route, groups } = catalogue;
    const [{ name: group, members } = { name: '', members: [] }] = groups;
    const [first, entry = first, third] = members;
    if (!first || !entry) throw new Error(`There is no entry at ${route}.`);
    const page = await visit(`${route}/${entry.slug}`, { ...width(390), ...withoutScripts });
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([entry.name]);
    const words = await main(page).innerText();
    for (const text of [entry.description, entry.details, ...(entry.features ?? [])])
      expect(words).toContain(text);
    expect(await tables(page)).toEqual(tablesOf(kind, entry, ['limits', 'supply']));
    expect(await main(page).getByRole('img', { name: entry.image.alt }).count()).toBe(1);
    const tablesFirst = await page.evaluate(() => {
      const picture = document.querySelector('main article picture') as Element;
      const before = (table: Element) =>
        table.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING;
      return [...document.querySelectorAll('main table')].every(before);
    });
    expect(tablesFirst).toBe(true);

    const crumbs = page.getByRole('navigation', { name: documentAt('navigation.json').breadcrumbLabel });
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual([
      documentAt('navigation.json').home.label,
      catalogue.page.banner.crumb,
      entry.name,
    ]);
    const more = page.getByRole('navigation', { name: interpolate(sheetLabels.more, { group }) });
    const beside = await more
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(beside).toEqual([
      ...(entry === first ? [] : [`${route}/${first.slug}`]),
      ...(third ? [`${route}/${third.slug}`] : []),
      route,
    ]);
    const { article, name } = entry;
    if (article)
      expect(
        await main(page)
          .locator(`a[href="${articlePath(article)}"]`)
          .count(),
      ).toBe(1);

    await link(page, interpolate(sheetLabels.enquire, { item: name })).click();
    expect(address(page)).toBe('/contact');
  },
);

test('a phone shows the moisture of each product without scrolling', async () => {
  const page = await visit(products.route, width(390));
  for (const { slug } of products.entries) {
    await page.goto(`${PRODUCTS}/${slug}`, { waitUntil: 'domcontentloaded' });
    const row = main(page).getByRole('row', { name: products.page.specLabels.moisture }).first();
    const { y, height } = (await row.boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect([slug, y + height <= 844]).toEqual([slug, true]);
  }
});

test('crops have a calendar of sowing, harvest and shipment, other products a calendar of shipment only', async () => {
  const entries = [...products.entries, ...fibers.entries];
  const crop = entries.find(({ calendar }) => calendar?.sowing && calendar.harvest);
  const made = entries.find(({ calendar }) => calendar && !calendar.sowing && !calendar.harvest);
  const pathOf = (entry: Entry) => `${products.entries.includes(entry) ? PRODUCTS : FIBERS}/${entry.slug}`;
  const labels = sheetLabels.calendarLabels;
  if (!crop || !made) throw new Error('There is no crop, or nothing else.');
  const page = await visit(pathOf(crop), width(390));
  const terms = main(page).locator('article dt');
  expect(await terms.allTextContents()).toEqual([labels.sowing, labels.harvest, labels.shipment]);
  await page.goto(pathOf(made));
  expect(await terms.allTextContents()).toEqual([labels.shipment]);
});

test('the catalogue links to the page, and the page prefills the subject of the form', async () => {
  const [, entry] = products.entries;
  const name = entry?.name ?? '';
  const page = await visit(`${products.route}#${entry?.slug}`);
  await link(page, interpolate(sheetLabels.fullSheet, { item: name })).click();
  await eventually(async () => address(page), `${products.route}/${entry?.slug}`);
  await link(page, interpolate(sheetLabels.enquire, { item: name })).click();
  await eventually(async () => address(page), '/contact');
  const subject = page.getByRole('textbox', { name: documentAt('pages/contact.json').form.subject.label });
  await eventually(() => subject.inputValue(), interpolate(products.page.subject, { item: name }));
});

test('a URL with different letter case leads to the page', async () => {
  const [entry] = fibers.entries;
  const page = await visit(`/TEXTILES/${entry?.slug.toUpperCase()}`);
  await eventually(async () => address(page), `${fibers.route}/${entry?.slug}`);
  takeComplaints(page);
});

/** The sheets of the catalogues: all sheets are in the HTML, and only the selected one is printed. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { catalogues, type Entry, edges, sheetLabels, shown, tablesOf } from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();
const site = documentAt('site.json');

/** Returns the content of the sheets on a page. */
const sheets = (page: Page) =>
  page.locator('main section section div[id]').evaluateAll((found) =>
    found.map((sheet) => ({
      slug: sheet.id,
      name: sheet.querySelector('h3')?.textContent,
      texts: [...sheet.querySelectorAll('p')].map((text) => text.textContent),
      list: [...sheet.querySelectorAll('li')].map((line) => line.textContent),
      picture: sheet.querySelector('img')?.alt,
      tables: Object.fromEntries(
        [...sheet.querySelectorAll('table')].map((table) => [
          table.caption?.textContent,
          Object.fromEntries(
            [...table.rows].map((row) => [
              row.querySelector('th[scope="row"]')?.textContent,
              [...row.querySelectorAll('td')].map((cell) => cell.textContent),
            ]),
          ),
        ]),
      ),
    })),
  );

test.each(catalogues)('without scripts all %s and their facts are on the page', async (kind, catalogue) => {
  const page = await visit(catalogue.route, { ...width(390), ...withoutScripts });
  const { groups, entries } = catalogue;
  const headings = await page.locator('main section section :is(h2, h3)').allTextContents();
  expect(headings).toEqual(
    groups.flatMap(({ name, members }) => [name, ...members.map((each) => each.name)]),
  );
  expect(await sheets(page)).toEqual(
    entries.map((entry) => ({
      slug: entry.slug,
      name: entry.name,
      texts: expect.arrayContaining([entry.description, entry.details]),
      list: entry.varieties ?? entry.features ?? [],
      picture: entry.image.alt,
      tables: tablesOf(kind, entry),
    })),
  );
  expect(await shown(page).sheets()).toEqual(entries.map(({ name }) => name));
  expect(await page.getByRole('tab').count()).toBe(0);

  const { name, slug } = entries.at(-1) as Entry;
  await page.getByRole('link', { name, exact: true }).click();
  expect(address(page)).toBe(`${catalogue.route}#${slug}`);
  const { top, header } = await edges(page, slug);
  expect(top).toBeGreaterThanOrEqual(Math.max(header, 0));
  expect(top).toBeLessThan(300);
});

/** Returns the text that is printed. */
const words = (page: Page) => page.evaluate(() => document.body.innerText);

test.each(catalogues)('only the selected sheet of the %s is printed, on one page', async (_, catalogue) => {
  const { route, entries } = catalogue;
  const length = (entry: Entry) => JSON.stringify(entry).length;
  const [entry, another] = [...entries].sort((one, other) => length(one) - length(other)) as [Entry, Entry];
  const page = await visit(`${route}#${entry.slug}`);
  await eventually(() => shown(page).sheets(), [entry.name]);
  const link = `${site.siteUrl}${route}/${entry.slug}`;
  expect(await words(page)).not.toContain(link);
  // The width of an A4 page without margins.
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const printed = await words(page);
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
    link,
  ])
    expect(printed).toContain(expected);
  const benefits = 'benefits' in catalogue.page ? catalogue.page.benefits : catalogue.page.healthBenefits;
  const enquire = interpolate(sheetLabels.enquire, { item: entry.name });
  for (const unexpected of [another.description, benefits.heading.title, sheetLabels.print, enquire])
    expect(printed).not.toContain(unexpected);
  for (const role of ['navigation', 'tablist', 'button', 'contentinfo', 'textbox'] as const)
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('on a phone the enquiry button stays in view along the sheet and does not cover the focused element', async () => {
  const page = await visit(catalogues[0][1].route, width(320));
  const sheet = page.getByRole('tabpanel').getByRole('tabpanel');
  const enquire = sheet.getByRole('link').first();
  const bottom = () => enquire.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight);
  for (const table of await sheet.locator('table').all()) {
    await table.evaluate((element) => element.scrollIntoView());
    expect(await bottom()).toBe(true);
  }
  await sheet.locator('h3').evaluate((heading) => heading.scrollIntoView());
  await sheet.focus();
  for (const _ of await sheet.locator('a, button').all()) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return !document.activeElement?.contains(document.elementFromPoint(left + 8, top + height / 2));
    });
    expect(covered).toBe(false);
  }
});

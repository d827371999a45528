/** A catalogue on paper: the specification sheet of the selected entry. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { entriesOf, fibers, products, shown } from '../../support/catalogues';
import { eventually, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();
const site = JSON.parse(readFileSync('content/site.json', 'utf8'));

/** The words that stand on the paper. */
const words = (page: Page) => page.evaluate(() => document.body.innerText);

const tofu = entriesOf(products).find(({ slug }) => slug === 'tofu');
const silk = entriesOf(fibers).find(({ slug }) => slug === 'silk');

test.each([
  ['/PulsesProducts', tofu, ['Soybean Oil', 'Health Benefits', 'Packaging Solutions']],
  ['/pulsesproducts', tofu, ['Soybean Oil']],
  ['/textiles', silk, ['Linen', 'Textile Benefits', 'Request Bulk Quote']],
])(
  '%s prints the selected entry with its tables, contacts and address, and nothing else',
  async (route, entry, others) => {
    const page = await visit(`${route}#${entry?.slug}`, width(1440));
    await eventually(() => shown(page).sheets(), [entry?.name ?? null]);
    const link = `${site.siteUrl}${route === '/pulsesproducts' ? '/PulsesProducts' : route}#${entry?.slug}`;
    expect(await words(page)).not.toContain(link);
    // As wide as a sheet of A4 between its margins.
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const printed = await words(page);
    for (const expected of [
      site.productName,
      entry?.name,
      entry?.description,
      entry?.details,
      ...Object.values(entry?.specs ?? {}),
      ...Object.values(entry?.nutrition ?? {}),
      ...(entry?.features ?? []),
      site.offices.head.place,
      site.phones[0].number,
      site.email,
      link,
    ])
      expect(printed).toContain(expected);
    for (const unexpected of [
      'Home',
      'Services',
      'SignUp',
      'Enquire',
      'Print This Sheet',
      'Newsletter',
      ...others,
    ])
      expect(printed).not.toContain(unexpected);
    for (const role of ['navigation', 'tablist', 'button', 'contentinfo', 'textbox'] as const)
      expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  },
);

test.each([products, fibers])('each entry of $route fits on one sheet of paper', async (catalogue) => {
  const page = await visit(catalogue.route);
  for (const { name, slug } of entriesOf(catalogue)) {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, slug);
    await eventually(() => shown(page).sheets(), [name]);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect([name, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([name, 1]);
  }
});

test('the button of a sheet prints it', async () => {
  const page = await visit('/textiles#jute');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', '');
  });
  await page.getByRole('button', { name: 'Print This Sheet' }).click();
  expect(await page.locator('body[data-asked-to-print]').count()).toBe(1);
});

/** The product range on the home page, and other links to the specifications. */
import { PRODUCTS, SPECIFICATIONS } from '../../src/routes';
import { products } from '../support/catalogues';
import { documentAt } from '../support/content';
import { address, eventually, visitor, width, withoutScripts } from '../support/visitor';

const { visit } = visitor();
const home = documentAt('pages/home.json');
const heading = { name: home.range.heading.title, exact: true };

test('the home page lists its products with their key facts, and each row links to its sheet', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  const section = page.locator('section').filter({ has: page.getByRole('heading', heading) });
  const links = section.locator('ul > li > a');
  const entries = (home.range.products as string[]).map((slug) =>
    products.entries.find((entry) => entry.slug === slug),
  );
  expect(await links.allTextContents()).toEqual(entries.map((entry) => entry?.name));
  for (const [index, entry] of entries.entries()) {
    const line = (await links.nth(index).locator('..').textContent()) ?? '';
    for (const limit of [entry?.specs.moisture, entry?.specs.protein, entry?.supply?.hsCode ?? ''])
      expect(line).toContain(limit);
    expect(await links.nth(index).getAttribute('href')).toBe(`${PRODUCTS}/${entry?.slug}`);
  }
});

test('the hero has a secondary link to the specifications', async () => {
  const page = await visit('/', width(390));
  const { label } = home.specifications;
  await page
    .getByRole('group', { name: home.carousel.label })
    .getByRole('link', { name: label })
    .first()
    .click();
  await eventually(async () => address(page), SPECIFICATIONS);
});

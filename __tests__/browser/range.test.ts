import { PRODUCTS, SPECIFICATIONS } from '../../src/routes';
import { products } from '../support/catalogues';
import { documentAt } from '../support/content';
import { visitor, width, withoutScripts } from '../support/visitor';

const { visit } = visitor();
const home = documentAt('pages/home.json');
const heading = { name: home.range.heading.title, exact: true };

test('the home page lists products with their key facts and links to their sheets and to the specifications', async () => {
  const page = await visit('/', { ...width(390), ...withoutScripts });
  const hero = page.getByRole('group', { name: home.carousel.label });
  const specifications = hero.getByRole('link', { name: home.specifications.label }).first();
  expect(await specifications.getAttribute('href')).toBe(SPECIFICATIONS);
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

/** Each sheet of the launch content is printed on one page. Longer texts may need a second page. */
import { catalogues } from '../support/catalogues';
import { visitor, width } from '../support/visitor';

const { visit } = visitor();

test.each(catalogues)('each sheet of the %s is printed on one A4 page', async (_, { route, entries }) => {
  const page = await visit(route, width(390));
  const longer: string[] = [];
  for (const { name, slug } of entries) {
    await page.goto(`${route}/${slug}`);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    if (pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length !== 1)
      longer.push(`${name} needs more than one sheet of A4: shorten its details.`);
  }
  expect(longer).toEqual([]);
});

/** The packs on the products page. */
import { products } from '../../support/catalogues';
import { visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();
const { page: document, route } = products;

test('the packs are drawn to one scale', async () => {
  const page = await visit(route, { ...width(320), ...withoutScripts });
  const { rows, title } = document.packs;
  const drawings = page
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=..//*[name()="svg"]');
  const heights = await drawings.evaluateAll((found) =>
    found.map((one) => one.getBoundingClientRect().height),
  );
  const [first = 1] = heights;
  expect(heights).toHaveLength(rows.length);
  for (const [index, { grams }] of rows.entries())
    expect((heights[index] ?? 0) / first / Math.cbrt(grams / (rows[0]?.grams ?? 1))).toBeCloseTo(1, 1);
});

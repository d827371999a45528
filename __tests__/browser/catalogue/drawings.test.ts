/** The drawings of the products page: the protein of the products as bars, and the packs to scale. */
import { MAX_BARS } from '../../../src/gatsby/node/facts';
import { products } from '../../support/catalogues';
import { visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();
const { page: document, route, entries } = products;

const figure = (value: string) => Number.parseFloat(value);

test('the lengths of the bars are proportional to the protein', async () => {
  const page = await visit(route, { ...width(320), ...withoutScripts });
  const title = page.getByRole('heading', { name: document.proteinTitle, exact: true });
  const bars = await title.locator('xpath=following-sibling::dl/div').evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector('dt')?.textContent,
      value: row.querySelector('dd')?.textContent ?? '',
      length: Number.parseFloat(getComputedStyle(row.querySelector('dd') as Element, '::before').width),
    })),
  );
  const values = entries
    .map(({ name, nutrition }) => ({ name, value: nutrition?.protein ?? '' }))
    .filter(({ value }) => figure(value) > 0)
    .sort((one, other) => figure(other.value) - figure(one.value));
  expect(bars.map(({ name, value }) => ({ name, value }))).toEqual(values.slice(0, MAX_BARS));
  const [longest] = bars;
  for (const { value, length } of bars)
    expect(length / (longest?.length ?? 1)).toBeCloseTo(figure(value) / figure(longest?.value ?? ''), 2);
});

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

/** All products and fibers side by side (docs/behaviour.md, "Specifications"). */
import { interpolate } from '../../../src/components/interpolate';
import { FILTER_PARAMETER, SPECIFICATIONS } from '../../../src/routes';
import { fibers, products } from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { button, byRole, main } from '../targets';
import { visitor } from '../visitor';

const { visit } = visitor();

const copy = documentAt('pages/specifications.json');
const all = [...products.entries, ...fibers.entries].map(({ name }) => name);
const [first = ''] = all;
const filter = byRole('textbox', copy.filter, main);
const table = byRole('table', copy.tables.products.title);
const names = (page: Page) => () => page.texts({ css: 'tbody th', within: main });
const namesOfProducts = (page: Page) => () => page.texts({ css: 'tbody th', within: table });

test('the filter leaves the rows with its term, and is in the URL and there after a reload', async () => {
  const page = await visit(SPECIFICATIONS);
  await eventually(names(page), all);
  await page.fill(filter, first.toUpperCase());
  await eventually(names(page), [first]);
  expect(await page.texts(byRole('status', undefined, main))).toEqual([
    interpolate(copy.shown, { count: 1, total: all.length }),
  ]);
  const parameter = async () =>
    new URL(await page.address(), 'http://localhost').searchParams.get(FILTER_PARAMETER);
  await eventually(parameter, first.toUpperCase());
  await page.reload();
  await eventually(names(page), [first]);
  await page.fill(filter, '(no such entry)');
  await eventually(names(page), []);
});

test('a header sorts by its column, and the other way round', async () => {
  const page = await visit(SPECIFICATIONS);
  const sorted = products.entries.map(({ name }) => name).sort((one, other) => one.localeCompare(other));
  const header = button(copy.productHeader, table);
  await page.click(header);
  await eventually(namesOfProducts(page), sorted);
  await page.click(header);
  await eventually(namesOfProducts(page), [...sorted].reverse());
  const columnHeader = byRole('columnheader', copy.productHeader, table);
  expect(await page.attribute(columnHeader, 'aria-sort')).toBe('descending');
});

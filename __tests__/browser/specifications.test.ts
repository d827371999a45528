/** The specifications table: its filter, its URL and its order. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../src/components/interpolate';
import { FIBERS, FILTER_PARAMETER, PRODUCTS, SPECIFICATIONS } from '../../src/routes';
import { type Entry, fibers, historyLength, products } from '../support/catalogues';
import { documentAt } from '../support/content';
import {
  address,
  eventually,
  horizontalOverflow,
  navigate,
  reload,
  visitor,
  width,
  withoutScripts,
} from '../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const copy = documentAt('pages/specifications.json');
const { products: productTable, fibers: fiberTable } = copy.tables as Record<
  'products' | 'fibers',
  { title: string; header: string; limits: string[] }
>;
const total = products.entries.length + fibers.entries.length;
const [first] = products.entries as [Entry];

const filter = (page: Page) => page.getByRole('textbox', { name: copy.filter, exact: true });
const status = (page: Page) => () => page.getByRole('main').getByRole('status').textContent();
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const headers = (page: Page, name: string) => table(page, name).getByRole('rowheader');
/** Returns the row names in the tables of products and fibers. */
const names = (page: Page) => async () => [
  ...(await headers(page, productTable.title).allTextContents()),
  ...(await headers(page, fiberTable.title).allTextContents()),
];
const of = ({ entries }: { entries: Entry[] }) => entries.map(({ name }) => name);
/** Returns the values of a column from top to bottom. */
const column = (page: Page, label: string) => () =>
  table(page, productTable.title).locator(`td[data-label="${label}"]`).allTextContents();

test.each([1440, 320])(
  'without scripts at %s px each entry has a row that links to its page',
  async (pixels) => {
    const page = await visit(SPECIFICATIONS, { ...width(pixels), ...withoutScripts });
    expect(await names(page)()).toEqual([...of(products), ...of(fibers)]);
    const targets = await page
      .locator('main tbody th a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      ...products.entries.map(({ slug }) => `${PRODUCTS}/${slug}`),
      ...fibers.entries.map(({ slug }) => `${FIBERS}/${slug}`),
    ]);
    const { moisture } = products.page.specLabels;
    expect(await column(page, moisture)()).toEqual(products.entries.map(({ specs }) => specs.moisture));
    expect(await filter(page).count()).toBe(0);
    expect(await horizontalOverflow(page)).toBe(0);
  },
);

test('the filter reduces the rows, announces their number, and is in the URL', async () => {
  const page = await visit(SPECIFICATIONS, width(390));
  const before = await historyLength(page);
  expect(await status(page)()).toBe('');
  await filter(page).fill(`  ${first.name.toUpperCase()} `);
  await eventually(names(page), [first.name]);
  expect(await status(page)()).toBe(interpolate(copy.shown, { count: 1, total }));
  await eventually(
    async () => new URL(page.url()).searchParams.get(FILTER_PARAMETER)?.trim(),
    first.name.toUpperCase(),
  );
  expect(await historyLength(page)).toBe(before);

  await filter(page).fill(first.specs.moisture ?? '');
  await eventually(async () => (await names(page)()).includes(first.name), true);
  await filter(page).fill('.*');
  await eventually(names(page), []);
  expect(await status(page)()).toBe(copy.noMatch);
  await filter(page).fill('');
  await eventually(names(page), [...of(products), ...of(fibers)]);
  await eventually(async () => address(page), SPECIFICATIONS);
});

test('other forms of spaces and letters find the same rows', async () => {
  const page = await visit(SPECIFICATIONS);
  const spaced = products.entries.find(({ name }) => name.includes(' ')) ?? first;
  await filter(page).fill(spaced.name.replaceAll(' ', '\u00A0').replace(/[aeiou]/g, '$&\u0301'));
  await eventually(async () => (await names(page)()).includes(spaced.name), true);
  expect((await names(page)()).length).toBeLessThan(total);
});

test('a filter in the URL is applied, also after a reload and after a link to another filter', async () => {
  const page = await visit(`${SPECIFICATIONS}?${FILTER_PARAMETER}=${encodeURIComponent(first.name)}`);
  await eventually(names(page), [first.name]);
  expect(await filter(page).inputValue()).toBe(first.name);
  await reload(page);
  await eventually(names(page), [first.name]);
  const [fiber] = of(fibers);
  await navigate(page, `${SPECIFICATIONS}?${FILTER_PARAMETER}=${encodeURIComponent(fiber ?? '')}`);
  await eventually(async () => (await names(page)()).includes(first.name), false);
  expect(await filter(page).inputValue()).toBe(fiber);
});

test('text typed before the scripts have loaded is kept', async () => {
  const { page, release } = await visitBeforeScripts(SPECIFICATIONS);
  await filter(page).fill(first.name);
  release();
  await eventually(names(page), [first.name]);
});

test('a header sorts its column by number, then in reverse; rows without a number are last', async () => {
  const page = await visit(SPECIFICATIONS);
  const [label = ''] = productTable.limits;
  const header = table(page, productTable.title).getByRole('columnheader', {
    name: label,
    exact: true,
  });
  const figures = (values: readonly string[]) =>
    values.filter(Boolean).map((text) => Number.parseFloat(text.replace(/^\D+/, '')));
  const unsorted = await column(page, label)();
  const empty = unsorted.filter((text) => !text).length;
  const sorted = figures(unsorted).sort((one, other) => one - other);
  expect(new Set(sorted).size).toBeGreaterThan(1);
  for (const [state, expected] of [
    ['ascending', sorted],
    ['descending', [...sorted].reverse()],
  ] as const) {
    await header.getByRole('button').click();
    expect(await header.getAttribute('aria-sort')).toBe(state);
    const values = await column(page, label)();
    expect(figures(values)).toEqual(expected);
    expect(values.slice(values.length - empty).every((text) => !text)).toBe(true);
  }
  const byName = table(page, productTable.title).getByRole('columnheader').first();
  await byName.getByRole('button').click();
  expect(await header.getAttribute('aria-sort')).toBeNull();
  expect(await headers(page, productTable.title).allTextContents()).toEqual(
    of(products).sort((one, other) => one.localeCompare(other)),
  );
});

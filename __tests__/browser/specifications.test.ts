/** The specifications table (docs/behaviour.md, "Specifications"). */
import type { Page } from 'playwright-core';
import { FILTER_PARAMETER, SPECIFICATIONS } from '../../src/routes';
import { catalogues, firstCatalogue, historyLength, keyField, lastCatalogue } from '../support/catalogues';
import { documentAt } from '../support/content';
import { isBuilt, needs } from '../support/inPlace';
import { horizontalOverflow } from '../support/scrolling';
import { eventually, hrefsOf, isAt, navigate, visitor, width, withoutScripts } from '../support/visitor';

const { visit } = visitor();

const test = needs({ 'page of specifications': isBuilt(SPECIFICATIONS) });

const copy = documentAt('pages/specifications.json');
const { title = '', columns = [] } = firstCatalogue.page.comparisons?.[0] ?? {};
/** The entries of each table. */
const listed = catalogues.flatMap(([, { page, groups }]) =>
  (page.comparisons ?? []).map(({ rows }) =>
    groups.flatMap(({ slug, entries }) =>
      entries.filter((entry) => !rows || rows.includes(slug) || rows.includes(entry.slug)),
    ),
  ),
);
const [inFirst = []] = listed;
const first = inFirst[0]?.name ?? '';
const all = listed.flat().map(({ name }) => name);
/** Number of values that a card shows at once. */
const VALUES_ON_CARDS = 3;

const filter = (page: Page) => page.getByRole('textbox', { name: copy.filter, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
/** Returns the visible row names in all tables. */
const names = (page: Page) => () => page.getByRole('main').getByRole('rowheader').allTextContents();

test('without scripts each entry has a row that links to its page, with three values and the others on demand', async () => {
  const page = await visit(SPECIFICATIONS, { ...width(320), ...withoutScripts });
  expect(await names(page)()).toEqual(all);
  expect(await hrefsOf(page.locator('main tbody th a'))).toEqual(listed.flat().map(({ path }) => path));
  const cells = (selector: string) => table(page, title).locator(selector).allTextContents();
  const { key, label } = keyField;
  expect(await cells(`td[data-label="${label}"]`)).toEqual(inFirst.map(({ values }) => values?.[key]));
  const last = columns.at(-1) as 'hsCode';
  expect(await cells('td:last-child')).toEqual(inFirst.map(({ supply }) => supply?.[last]));
  expect(await page.locator('main tbody th img').count()).toBe(all.length);
  const heads = table(page, title).getByRole('columnheader');
  expect(await heads.filter({ hasText: label }).count()).toBe(1);
  const row = page.getByRole('row').filter({ hasText: first }).first();
  const cellsOf = row.locator('td');
  const seen = () =>
    cellsOf.evaluateAll((all) => all.filter((td) => getComputedStyle(td).clipPath === 'none').length);
  // The other cell has the control.
  expect(await seen()).toBe(VALUES_ON_CARDS + 1);
  await row.locator('summary').click();
  expect(await seen()).toBeGreaterThan(VALUES_ON_CARDS + 1);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: copy.download.xlsx, exact: true }).click();
  expect((await downloaded).suggestedFilename()).toBe('specifications.xlsx');
  expect(await filter(page).count()).toBe(0);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('the filter ignores spaces around its text, adds no history entry, and links can change it', async () => {
  const page = await visit(SPECIFICATIONS, width(390));
  const before = await historyLength(page);
  await filter(page).fill(`  ${first} `);
  await eventually(names(page), [first]);
  await filter(page).fill('');
  await eventually(names(page), all);
  await isAt(page, SPECIFICATIONS);
  expect(await historyLength(page)).toBe(before);
  const another = lastCatalogue.entries.at(-1)?.name ?? '';
  await navigate(page, `${SPECIFICATIONS}?${FILTER_PARAMETER}=${encodeURIComponent(another)}`);
  await eventually(async () => (await names(page)()).includes(first), false);
  expect(await filter(page).inputValue()).toBe(another);
});

test('the headers of columns are printed', async () => {
  const page = await visit(SPECIFICATIONS);
  await page.emulateMedia({ media: 'print' });
  // A4 paper.
  await page.setViewportSize(width(703).viewport);
  const texts = await table(page, title).getByRole('columnheader').allInnerTexts();
  expect(texts.filter(Boolean).length).toBeGreaterThan(VALUES_ON_CARDS);
  expect(await horizontalOverflow(page)).toBe(0);
});

/** The specifications table. The journeys in `reading.ts` cover its filter and its order. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { FIBERS, FILTER_PARAMETER, PRODUCTS, SPECIFICATIONS } from '../../src/routes';
import { type Entry, fibers, historyLength, products } from '../support/catalogues';
import { documentAt } from '../support/content';
import { temporaryFolder } from '../support/folder';
import {
  address,
  eventually,
  horizontalOverflow,
  navigate,
  visitor,
  width,
  withoutScripts,
} from '../support/visitor';

const { visit, visitBeforeScripts } = visitor();
const downloads = temporaryFolder();

const copy = documentAt('pages/specifications.json');
const { products: productTable, fibers: fiberTable } = copy.tables as Record<
  'products' | 'fibers',
  { title: string; header: string; limits: string[] }
>;
const [first] = products.entries as [Entry];

const filter = (page: Page) => page.getByRole('textbox', { name: copy.filter, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const headers = (page: Page, name: string) => table(page, name).getByRole('rowheader');
/** Returns the row names in the tables of products and fibers. */
const names = (page: Page) => async () => [
  ...(await headers(page, productTable.title).allTextContents()),
  ...(await headers(page, fiberTable.title).allTextContents()),
];
const of = ({ entries }: { entries: Entry[] }) => entries.map(({ name }) => name);

test('without scripts each entry has a row that links to its page', async () => {
  const page = await visit(SPECIFICATIONS, { ...width(320), ...withoutScripts });
  expect(await names(page)()).toEqual([...of(products), ...of(fibers)]);
  const targets = await page
    .locator('main tbody th a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    ...products.entries.map(({ slug }) => `${PRODUCTS}/${slug}`),
    ...fibers.entries.map(({ slug }) => `${FIBERS}/${slug}`),
  ]);
  const { moisture } = products.page.specLabels;
  const values = table(page, productTable.title).locator(`td[data-label="${moisture}"]`);
  expect(await values.allTextContents()).toEqual(products.entries.map(({ specs }) => specs.moisture));
  expect(await filter(page).count()).toBe(0);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('the filter ignores spaces around its text, adds no history entry, and links can change it', async () => {
  const page = await visit(SPECIFICATIONS, width(390));
  const before = await historyLength(page);
  await filter(page).fill(`  ${first.name} `);
  await eventually(names(page), [first.name]);
  await filter(page).fill('');
  await eventually(names(page), [...of(products), ...of(fibers)]);
  await eventually(async () => address(page), SPECIFICATIONS);
  expect(await historyLength(page)).toBe(before);
  const [fiber = ''] = of(fibers);
  await navigate(page, `${SPECIFICATIONS}?${FILTER_PARAMETER}=${encodeURIComponent(fiber)}`);
  await eventually(async () => (await names(page)()).includes(first.name), false);
  expect(await filter(page).inputValue()).toBe(fiber);
});

test('the tables can be downloaded without scripts', async () => {
  const page = await visit(SPECIFICATIONS, { ...width(390), ...withoutScripts });
  const download = async (label: string) => {
    const link = page.getByRole('link', { name: label, exact: true });
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const name = file.suggestedFilename();
    await file.saveAs(downloads.at(name));
    return { name, bytes: readFileSync(downloads.at(name)) };
  };
  const csv = await download('Download (CSV)');
  expect(csv.name).toBe('specifications.csv');
  // The first line is the header, and the last one is empty.
  expect(csv.bytes.toString().split('\r\n')).toHaveLength(of(products).length + of(fibers).length + 2);
  const xlsx = await download('Download (XLSX)');
  expect([xlsx.name, xlsx.bytes.subarray(0, 2).toString()]).toEqual(['specifications.xlsx', 'PK']);
});

test('text typed before the scripts have loaded is kept', async () => {
  const { page, release } = await visitBeforeScripts(SPECIFICATIONS);
  await filter(page).fill(first.name);
  release();
  await eventually(names(page), [first.name]);
});

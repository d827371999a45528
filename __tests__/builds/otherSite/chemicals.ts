import { existsSync } from 'node:fs';
import { SEARCH_INDEX } from '../../../src/generatedFiles';
import { FIBERS, PRODUCTS, SPECIFICATIONS } from '../../../src/routes';
import { sheetLabels, shown } from '../../support/catalogues';
import { latestHarvest } from '../../support/otherSite/buildOtherSite';
import { CHEMICALS_KIND, CHEMICALS_TABLE, chemical, chemicalsPage } from '../../support/otherSite/chemicals';
import { search } from '../../support/searchDialog';
import { address, eventually, navigate, withoutScripts } from '../../support/visitor';
import { at, type OtherSite } from './site';

const { name, route, specs, hsCode } = chemical;
const { specLabels, specsTitle } = chemicalsPage;
const labels = Object.values(specLabels);
const rows = Object.entries(specLabels).map(([field, label]) => label + specs[field as keyof typeof specs]);
const URL_OF_SHEET = `https://www.deccan.in${at(route)}`;

/** A third catalogue appears wherever the first two do, although no page or feature refers to it. */
export function chemicalsTests({ visit, built, fileAt }: OtherSite): void {
  test('the catalogue shows the sheet of an entry', async () => {
    const page = await visit(at('/chemicals'));
    await eventually(() => shown(page).sheets(), [name]);
    const table = page.getByRole('table', { name: specsTitle });
    expect(await table.getByRole('row').allTextContents()).toEqual(rows);
  });

  test('an entry has its own page with breadcrumb, tables and structured data', async () => {
    const page = await visit(at(route), withoutScripts);
    const main = page.getByRole('main');
    expect(await main.getByRole('table', { name: specsTitle }).getByRole('row').allTextContents()).toEqual(
      rows,
    );
    expect(await main.getByRole('table', { name: sheetLabels.supplyTitle }).innerText()).toContain(hsCode);
    expect(await main.locator(`a[href="${at('/chemicals')}"]`).allTextContents()).toEqual(
      expect.arrayContaining([chemicalsPage.crumb]),
    );
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = data.map((json) => JSON.parse(json) as Record<string, unknown>);
    const product = things.find((thing) => thing['@type'] === 'Product');
    expect(product).toMatchObject({ name, category: 'Acids', url: URL_OF_SHEET });
    expect(product?.additionalProperty).toContainEqual({
      '@type': 'PropertyValue',
      name: specLabels.cas,
      value: specs.cas,
    });
  });

  test('the entries have share cards', async () => {
    const page = await visit(at(route), withoutScripts);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(card).toContain('/share/citric-acid-');
    expect(existsSync(fileAt('share', card?.split('/').at(-1) ?? ''))).toBe(true);
  });

  test('the specifications have a table of the catalogue', async () => {
    const page = await visit(at(SPECIFICATIONS), withoutScripts);
    const table = page.getByRole('table', { name: CHEMICALS_TABLE });
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Chemical',
      ...labels,
      sheetLabels.supplyLabels.hsCode,
    ]);
    expect(await table.locator('td').allTextContents()).toEqual([...Object.values(specs), hsCode]);
    expect(await table.getByRole('link', { name }).getAttribute('href')).toBe(at(route));
  });

  test('the message with an entry of the enquiry list contains its HS code and URL', async () => {
    const page = await visit(at(route));
    await page
      .getByRole('main')
      .getByRole('button', { name: sheetLabels.enquiryList.add, exact: true })
      .click();
    await navigate(page, at('/contact'));
    const { label, line } = { label: sheetLabels.supplyLabels.hsCode, line: `${hsCode}, ${URL_OF_SHEET}` };
    await page
      .getByRole('main')
      .getByText(`${name}, ${label} ${line}`)
      .first()
      .waitFor({ state: 'attached' });
  });

  test('sitemap and search index list the pages, and the search groups them under their own kind', async () => {
    for (const path of ['/chemicals', route]) expect(built('sitemap.xml')).toContain(`${at(path)}</loc>`);
    const records = JSON.parse(built(SEARCH_INDEX)) as { kind: string; path: string }[];
    const kindOf = (path: string) => records.find((record) => record.path === path)?.kind;
    expect([PRODUCTS, FIBERS].map(kindOf)).toEqual(['company', 'company']);
    expect([kindOf('/chemicals'), kindOf(route)]).toEqual(['company', 'chemicals']);
    const page = await visit(at('/'));
    await search(page, specs.cas);
    await page.getByRole('heading', { level: 3, name: CHEMICALS_KIND }).waitFor();
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await eventually(async () => address(page), at(route));
  });

  test('an article lists the entries that link to it', async () => {
    const page = await visit(at(`/blog/${latestHarvest}`), withoutScripts);
    expect(await page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')).toBe(
      at(route),
    );
  });
}

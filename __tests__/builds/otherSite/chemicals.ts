import { existsSync } from 'node:fs';
import { SPECIFICATION_FILES, searchIndexFile } from '../../../src/lib/generatedFiles';
import { FIBERS, PRODUCTS, SPECIFICATIONS } from '../../../src/routes';
import type { SearchRecord } from '../../../src/search/searchIndex';
import { sheetLabels, shown } from '../../support/catalogues';
import { latestHarvest } from '../../support/otherSite/buildOtherSite';
import { CHEMICALS_KIND, CHEMICALS_TABLE, chemical, chemicalsPage } from '../../support/otherSite/chemicals';
import { search } from '../../support/searchDialog';
import { address, eventually, navigate, withoutScripts } from '../../support/visitor';
import { at, type OtherSite } from './site';

const { name, route, specs, hsCode } = chemical;
const { specLabels, specsTitle } = chemicalsPage;
const rows = Object.entries(specLabels).map(([field, label]) => label + specs[field as keyof typeof specs]);
const URL_OF_SHEET = `https://www.deccan.in${at(route)}`;

/** A third catalogue appears wherever the first two do, although no page or feature refers to it. */
export function chemicalsTests({ visit, built, fileAt }: OtherSite): void {
  test('the catalogue shows the sheet of an entry, and an enquiry about it has its HS code and URL', async () => {
    const page = await visit(at('/chemicals'));
    const main = page.getByRole('main');
    await eventually(() => shown(page).sheets(), [name]);
    expect(await main.getByRole('table', { name: specsTitle }).getByRole('row').allTextContents()).toEqual(
      rows,
    );
    await navigate(page, at(route));
    await main.getByRole('button', { name: sheetLabels.enquiryList.add, exact: true }).click();
    await navigate(page, at('/contact'));
    const line = `${name}, ${sheetLabels.supplyLabels.hsCode} ${hsCode}, ${URL_OF_SHEET}`;
    await main.getByText(line).first().waitFor({ state: 'attached' });
  });

  test('an entry has its own page with breadcrumb, tables, structured data and share card', async () => {
    const page = await visit(at(route), withoutScripts);
    const main = page.getByRole('main');
    expect(await main.getByRole('table', { name: specsTitle }).getByRole('row').allTextContents()).toEqual(
      rows,
    );
    expect(await main.getByRole('table', { name: sheetLabels.supplyTitle }).innerText()).toContain(hsCode);
    expect(await main.locator(`a[href="${at('/chemicals')}"]`).allTextContents()).toContain(
      chemicalsPage.crumb,
    );
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = data.map((json) => JSON.parse(json) as Record<string, unknown>);
    expect(things.find((thing) => thing['@type'] === 'Product')).toMatchObject({
      name,
      category: 'Acids',
      url: URL_OF_SHEET,
      additionalProperty: expect.arrayContaining([
        { '@type': 'PropertyValue', name: specLabels.cas, value: specs.cas },
      ]),
    });
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(card).toContain('/share/citric-acid-');
    expect(existsSync(fileAt('share', card?.split('/').at(-1) ?? ''))).toBe(true);
  });

  test('the specifications and their files have the catalogue, and an article lists the entries that link to it', async () => {
    const page = await visit(at(SPECIFICATIONS), withoutScripts);
    const table = page.getByRole('table', { name: CHEMICALS_TABLE });
    const columns = ['Chemical', ...Object.values(specLabels), sheetLabels.supplyLabels.hsCode];
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(columns);
    expect(await table.locator('td').allTextContents()).toEqual([...Object.values(specs), hsCode]);
    expect(await table.getByRole('link', { name }).getAttribute('href')).toBe(at(route));
    const row = [CHEMICALS_TABLE, 'Acids', name, ...Object.values(specs), hsCode, URL_OF_SHEET];
    const line = built(SPECIFICATION_FILES.csv)
      .split('\r\n')
      .find((each) => each.startsWith(CHEMICALS_TABLE));
    expect(line?.split(',').filter(Boolean).sort()).toEqual([...row].sort());
    await page.goto(at(`/blog/${latestHarvest}`));
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toBe(at(route));
  });

  test('sitemap and search index list the pages, and the search groups them under their own kind', async () => {
    for (const path of ['/chemicals', route]) expect(built('sitemap.xml')).toContain(`${at(path)}</loc>`);
    const records = JSON.parse(built(searchIndexFile('en'))) as SearchRecord[];
    const kindOf = (path: string) => records.find((record) => record.path === path)?.kind;
    expect([PRODUCTS, FIBERS, '/chemicals'].map(kindOf)).toEqual(['company', 'company', 'company']);
    expect(['/freight', route].map(kindOf)).toEqual(['services', 'chemicals']);
    const page = await visit(at('/'));
    await search(page, specs.cas);
    await page.getByRole('heading', { level: 3, name: CHEMICALS_KIND }).waitFor();
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await eventually(async () => address(page), at(route));
  });
}

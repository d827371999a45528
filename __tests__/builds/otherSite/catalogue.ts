import { existsSync } from 'node:fs';
import { SPECIFICATION_FILES } from '../../../src/lib/generatedFiles';
import { SPECIFICATIONS } from '../../../src/routes';
import { sheetLabels, shown } from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { search } from '../../support/searchDialog';
import { address, eventually, navigate, withoutScripts } from '../../support/visitor';
import { latestHarvest } from './buildOtherSite';
import { at, type OtherSite } from './site';
import { entry, GROUP, KIND, ROUTE, ROUTE_OF_ENTRY, TABLE } from './testCatalogue';

const { name, hsCode } = entry;
const { specsTitle } = documentAt('pages/textiles.json');
const URL_OF_SHEET = `https://www.deccan.in${at(ROUTE_OF_ENTRY)}`;

/** A third catalogue appears wherever the first two do, although no page or room refers to it. */
export function catalogueTests({ visit, built, fileAt }: OtherSite): void {
  test('the catalogue shows the sheet of an entry, and an enquiry about it has its HS code and URL', async () => {
    const page = await visit(at(ROUTE));
    const main = page.getByRole('main');
    await eventually(() => shown(page).sheets(), [name]);
    await main.getByRole('table', { name: specsTitle }).waitFor();
    await navigate(page, at(ROUTE_OF_ENTRY));
    await main.getByRole('button', { name: sheetLabels.enquiryList.add, exact: true }).click();
    await navigate(page, at('/contact'));
    const line = `${name}, ${sheetLabels.supplyLabels.hsCode} ${hsCode}, ${URL_OF_SHEET}`;
    await main.getByText(line).first().waitFor({ state: 'attached' });
  });

  test('an entry has its own page with tables, structured data and share card', async () => {
    const page = await visit(at(ROUTE_OF_ENTRY), withoutScripts);
    const main = page.getByRole('main');
    expect(await main.getByRole('table', { name: sheetLabels.supplyTitle }).innerText()).toContain(hsCode);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const product = data
      .map((json) => JSON.parse(json) as Record<string, unknown>)
      .find((thing) => thing['@type'] === 'Product');
    expect(product).toMatchObject({ name, category: GROUP, url: URL_OF_SHEET });
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(card).toContain(`/share/${entry.slug}-`);
    expect(existsSync(fileAt('share', card?.split('/').at(-1) ?? ''))).toBe(true);
  });

  test('specifications, their files, sitemap, search and the article of an entry have the catalogue', async () => {
    const page = await visit(at(SPECIFICATIONS));
    const link = page.getByRole('table', { name: TABLE }).getByRole('link', { name });
    expect(await link.getAttribute('href')).toBe(at(ROUTE_OF_ENTRY));
    const lines = built(SPECIFICATION_FILES.csv).split('\r\n');
    for (const text of [GROUP, name, hsCode, URL_OF_SHEET])
      expect(lines.find((line) => line.startsWith(TABLE))).toContain(text);
    for (const path of [ROUTE, ROUTE_OF_ENTRY]) expect(built('sitemap.xml')).toContain(`${at(path)}</loc>`);
    await search(page, name);
    await page.getByRole('heading', { level: 3, name: KIND }).waitFor();
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await eventually(async () => address(page), at(ROUTE_OF_ENTRY));
    await navigate(page, at(`/blog/${latestHarvest}`));
    await page.getByRole('article').waitFor();
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor();
  });
}

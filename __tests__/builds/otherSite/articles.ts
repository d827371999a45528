import { parseXml } from '@rgrove/parse-xml';
import { documentAt } from '../../support/content';
import { address, eventually, width } from '../../support/visitor';
import { oddHarvest } from './buildOtherSite';
import { oddSections, PRICE_LIST } from './oddArticle';
import { at, expectFits, type OtherSite } from './site';

const ARTICLE = at(`/blog/${oddHarvest}`);
const { contentsTitle } = documentAt('pages/blog.json');

export function articleTests({ visit, built }: OtherSite): void {
  test('each link in the list of sections leads to the only element with its id', async () => {
    const page = await visit(ARTICLE);
    const links = page.getByRole('navigation', { name: contentsTitle }).getByRole('link');
    expect(await links.allTextContents()).toEqual(oddSections.map(([, text]) => text));
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const hashes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const headings = page.locator('article .content h2');
    const sections = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(hashes).toEqual(sections);
    await links.last().click();
    await eventually(async () => decodeURI(address(page)), ARTICLE + sections.at(-1));
  });

  test('unusual Markdown and harmless HTML stay within the article, and the feed is valid XML', async () => {
    const page = await visit(ARTICLE, width(320));
    const article = page.getByRole('article');
    expect(await article.getByText(/\{\{ braces }} and \$\{dollars}, <b> ]]>/).count()).toBe(1);
    await article.getByText('More', { exact: true }).click();
    expect(await article.getByText('One', { exact: true }).isVisible()).toBe(true);
    await expectFits(page);
    expect(parseXml(built('rss.xml')).root?.text).toContain('{{ braces }}');
  });

  test.each([
    ['an article', ARTICLE, 'article'],
    ['the menu', at('/our-business'), 'header nav'],
    ['the footer', at('/about'), 'footer'],
    ['a button', at('/404.html'), 'main'],
  ])('%s opens a file in the browser', async (_, path, area) => {
    const page = await visit(path);
    const link = page.locator(area).getByRole('link', { name: PRICE_LIST.text, includeHidden: true }).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`**${at(PRICE_LIST.link)}`);
    expect(await page.locator('body').innerText()).toContain('Dal: 1,000');
  });
}

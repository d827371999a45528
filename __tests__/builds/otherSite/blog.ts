import type { Page } from 'playwright-core';
import { ARTICLES_PER_PAGE } from '../../../src/content/articleLists';
import { FEED, FEED_SIZE, SEARCH_INDEX, SITEMAP } from '../../../src/lib/generatedFiles';
import { interpolate } from '../../../src/lib/interpolate';
import { documentAt } from '../../support/content';
import { all } from '../../support/html';
import { address, eventually, width, withoutScripts } from '../../support/visitor';
import { categories, harvests } from './buildOtherSite';
import { at, expectFits, type OtherSite } from './site';

const blog = documentAt('pages/blog.json');
const { newer, older, label } = blog.pagination;
const latestFirst = harvests.toReversed();
const [first, second] = categories.map(({ name }) => name);
const routeOf = ({ slug }: { slug: string }) => at(`/blog/${slug}`);

/** Returns the targets of the teasers on a page. */
const teasersOn = (page: Page) =>
  page.locator('li:has(time) a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const pagination = (page: Page) => page.getByRole('navigation', { name: label, exact: true });
const linkTo = (page: Page, name: string) => pagination(page).getByRole('link', { name, exact: true });

export function blogTests({ visit, built, takeComplaints }: OtherSite): void {
  test.each([
    ['/blog', latestFirst],
    ['/blog/category/dal', latestFirst.filter(({ category }) => category === second)],
  ])('without scripts, %s and the pages after it list the articles, latest first', async (list, articles) => {
    const page = await visit(at(list), withoutScripts);
    const shown: (string | null)[][] = [];
    const titles = new Set<string>();
    const count = Math.ceil(articles.length / ARTICLES_PER_PAGE);
    for (let number = 1; number <= count; number++) {
      if (number > 1) await linkTo(page, older).click();
      const path = at(number === 1 ? list : `${list}/page/${number}`);
      expect(address(page)).toBe(path);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
        `https://www.deccan.in${path}`,
      );
      const position = interpolate(blog.pagination.position, { page: number, count });
      expect(await pagination(page).innerText()).toContain(position);
      expect(await linkTo(page, newer).count()).toBe(number === 1 ? 0 : 1);
      titles.add(await page.title());
      shown.push(await teasersOn(page));
    }
    expect(await linkTo(page, older).count()).toBe(0);
    expect(shown.flat()).toEqual(articles.map(routeOf));
    expect(titles.size).toBe(count);
    await linkTo(page, newer).click();
    expect(await teasersOn(page)).toEqual(shown.at(-2));
    await expectFits(await visit(at(`${list}/page/2`), width(320)));
  });

  test('an article links to the categories with articles, and a list in a category marks its own link', async () => {
    const page = await visit(at(`/blog/${latestFirst[0]?.slug}`));
    const sidebar = page.getByRole('complementary').locator('section', { hasText: blog.categoriesTitle });
    expect(await sidebar.getByRole('listitem').allTextContents()).toEqual(
      categories.map(({ name, posts }, index) => `${name} (${index === 0 ? 13 : posts})`),
    );
    expect(await sidebar.getByRole('link').allTextContents()).toEqual([first, second]);
    await sidebar.getByRole('link', { name: second }).click();
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    expect(address(page)).toBe(at('/blog/category/dal'));
    const links = page.getByRole('navigation', { name: blog.categoriesTitle }).getByRole('link');
    const marks = () => links.evaluateAll((every) => every.map((link) => link.getAttribute('aria-current')));
    expect(await marks()).toEqual([null, 'page']);
    await linkTo(page, older).click();
    await eventually(marks, [null, 'true']);
  });

  test('the sitemap has all lists, the search index only the first, the feed only the latest articles', () => {
    const lists = /<loc>https:\/\/www\.deccan\.in\/site(\/blog(?:\/(?:page|category)[^<]*)?)</g;
    const listed = all(built(SITEMAP), lists);
    expect(listed).toContain('/blog/category/dal/page/2');
    expect(listed.filter((path) => built(SEARCH_INDEX).includes(`"${path}"`))).toEqual(['/blog']);
    const items = all(built(FEED), /<item>[\s\S]*?<link>https:\/\/www\.deccan\.in([^<]+)</g);
    expect(items).toEqual(latestFirst.slice(0, FEED_SIZE).map(routeOf));
  });

  test('a list in the wrong letter case opens the right page', async () => {
    const page = await visit(at('/Blog/Category/Dal/Page/2'));
    await eventually(async () => address(page), at('/blog/category/dal/page/2'));
    takeComplaints(page);
  });
}

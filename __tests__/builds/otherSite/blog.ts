import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { ARTICLES_PER_PAGE } from '../../../src/content/articleLists';
import { FEED, FEED_SIZE, SITEMAP, searchIndexFile } from '../../../src/lib/generatedFiles';
import { interpolate } from '../../../src/lib/interpolate';
import type { SearchRecord } from '../../../src/search/searchIndex';
import { documentAt } from '../../support/content';
import { all } from '../../support/html';
import { categories, harvests } from '../../support/otherSite/buildOtherSite';
import { address, eventually, width, withoutScripts } from '../../support/visitor';
import { at, expectFits, type OtherSite } from './site';

const blog = documentAt('pages/blog.json');
const { newer, older, label } = blog.pagination;
const latestFirst = harvests.toReversed();
const [first, second, third] = categories.map(({ name }) => name);
const routeOf = ({ slug }: { slug: string }) => at(`/blog/${slug}`);

/** The paths of all pages that list articles, sorted. */
const PAGES = [
  '/blog',
  '/blog/category/dal',
  '/blog/category/dal/page/2',
  '/blog/category/harvests',
  '/blog/category/harvests/page/2',
  '/blog/page/2',
  '/blog/page/3',
];

/** Returns the targets of the teasers on a page. */
const teasersOn = (page: Page) =>
  page.locator('li:has(time) a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const pagination = (page: Page) => page.getByRole('navigation', { name: label, exact: true });
const linkTo = (page: Page, name: string) => pagination(page).getByRole('link', { name, exact: true });

export function blogTests({ visit, built, fileAt, takeComplaints }: OtherSite): void {
  test('the home page shows the three latest articles', async () => {
    expect(await teasersOn(await visit(at('/')))).toEqual(latestFirst.slice(0, 3).map(routeOf));
  });

  test.each([
    ['/blog', latestFirst],
    ['/blog/category/harvests', latestFirst.filter(({ category }) => category === first)],
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
    expect(new Set(shown.slice(0, -1).map(({ length }) => length))).toEqual(new Set([ARTICLES_PER_PAGE]));
    expect(titles.size).toBe(count);
    await linkTo(page, newer).click();
    expect(await teasersOn(page)).toEqual(shown.at(-2));
  });

  test('articles and lists link to the categories with articles, and a category page marks its own link', async () => {
    const page = await visit(at(`/blog/${latestFirst[0]?.slug}`));
    const sidebar = page.getByRole('complementary').locator('section', { hasText: blog.categoriesTitle });
    expect(await sidebar.getByRole('listitem').allTextContents()).toEqual([
      `${first} (13)`,
      `${second} (20)`,
      `${third} (3)`,
    ]);
    expect(await sidebar.getByRole('link').allTextContents()).toEqual([first, second]);
    await sidebar.getByRole('link', { name: second }).click();
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    expect(address(page)).toBe(at('/blog/category/dal'));
    const links = page.getByRole('navigation', { name: blog.categoriesTitle }).getByRole('link');
    const marks = () =>
      links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('aria-current')]));
    expect(await marks()).toEqual([
      [first, null],
      [second, 'page'],
    ]);
    await linkTo(page, older).click();
    await eventually(marks, [
      [first, null],
      [second, 'true'],
    ]);
    const crumbs = page.getByRole('navigation', { name: documentAt('navigation.json').breadcrumbLabel });
    expect(await crumbs.getByRole('link').allTextContents()).toEqual([
      documentAt('navigation.json').home.label,
      blog.banner.crumb,
      second,
    ]);
  });

  test.each(['/blog/page/2', '/blog/category/harvests/page/2'])(
    '%s fits and is accessible',
    async (route) => {
      const page = await visit(at(route), width(320));
      for (const link of await pagination(page).getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectFits(page);
    },
  );

  test('the sitemap has all lists, the search index only the first, the feed only the latest articles', () => {
    const listed = all(
      built(SITEMAP),
      /<loc>https:\/\/www\.deccan\.in\/site(\/blog(?:\/(?:page|category)[^<]*)?)</g,
    );
    expect(listed).toEqual(PAGES);
    const records = JSON.parse(built(searchIndexFile('en'))) as SearchRecord[];
    expect(records.map(({ path }) => path).filter((path) => PAGES.includes(path))).toEqual(['/blog']);
    const items = all(built(FEED), /<item>[\s\S]*?<link>https:\/\/www\.deccan\.in([^<]+)</g);
    expect(items).toEqual(latestFirst.slice(0, FEED_SIZE).map(routeOf));
  });

  test('a list has no page 1, and a path in the wrong letter case opens the right page', async () => {
    expect(existsSync(fileAt('blog/page/1'))).toBe(false);
    const page = await visit(at('/Blog/Category/Dal/Page/2'));
    await eventually(async () => address(page), at('/blog/category/dal/page/2'));
    takeComplaints(page);
  });
}

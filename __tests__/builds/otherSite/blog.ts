/** A blog with many articles, and an article with everything that is unusual. */
import type { Page } from 'playwright-core';
import { ARTICLES_PER_PAGE, FEED_SIZE } from '../../../src/content/articleLists';
import { FEED, SITEMAP, searchIndexFile } from '../../../src/lib/generatedFiles';
import { documentAt } from '../../support/content';
import { all } from '../../support/html';
import { horizontalOverflow, hrefsOf, width, withoutScripts } from '../../support/visitor';
import * as other from './content';
import { at, built, canonical, expectFits, HOST, small, visit } from './site';

describe('many articles', () => {
  const { newer, older, label } = documentAt('pages/blog.json').pagination;
  const routesOf = (articles: typeof other.harvests) => articles.map(({ slug }) => at(`/blog/${slug}`));
  const linkTo = (page: Page, name: string) =>
    page.getByRole('navigation', { name: label, exact: true }).getByRole('link', { name, exact: true });

  test.each([
    ['/blog', other.harvests],
    ['/blog/category/dal', other.harvests.filter(({ category }) => category === other.CATEGORY.name)],
  ])('without scripts, %s and the pages after it list the articles, latest first', async (list, articles) => {
    const page = await visit(at(list), { ...small, ...withoutScripts });
    const teasers: string[] = [];
    const titles = new Set<string>();
    const count = Math.ceil(articles.length / ARTICLES_PER_PAGE);
    for (let number = 1; number <= count; number++) {
      if (number > 1) await linkTo(page, older).click();
      expect(await canonical(page)).toBe(HOST + at(number === 1 ? list : `${list}/page/${number}`));
      expect(await linkTo(page, newer).count()).toBe(number === 1 ? 0 : 1);
      titles.add(await page.title());
      teasers.push(...(await hrefsOf(page.locator('li:has(time) a'))));
    }
    expect([await linkTo(page, older).count(), titles.size]).toEqual([0, count]);
    expect(teasers).toEqual(routesOf(articles));
    expect(await horizontalOverflow(page)).toBe(0);
  });

  test('the sitemap has all lists, the search index only the first, the feed only the latest articles', () => {
    const listed = all(
      built(SITEMAP),
      /<loc>https:\/\/www\.deccan\.in\/site(\/blog(?:\/(?:page|category)[^<]*)?)</g,
    );
    expect(listed).toContain('/blog/category/dal/page/2');
    expect(listed.filter((path) => built(searchIndexFile('en')).includes(`"${path}"`))).toEqual(['/blog']);
    const items = all(built(FEED), /<item>[\s\S]*?<link>https:\/\/www\.deccan\.in([^<]+)</g);
    expect(items).toEqual(routesOf(other.harvests.slice(0, FEED_SIZE)));
  });
});

describe('an odd article', () => {
  const ARTICLE = at(`/blog/${other.latest}`);

  test('fits, each link in the list of sections leads to its section, and the feed is valid', async () => {
    const page = await visit(ARTICLE, small);
    await expectFits(page);
    // In narrow windows, the list is closed.
    await page.setViewportSize(width(1440).viewport);
    const links = page.getByRole('navigation', { name: documentAt('pages/blog.json').contentsTitle });
    expect(await links.getByRole('link').allTextContents()).toEqual(other.sections);
    const ids = await page.locator('article .content h2').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(await hrefsOf(links.getByRole('link'))).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(built(FEED)).toContain('{{ braces }}');
    await page.getByRole('link', { name: 'Prices' }).click();
    await page.waitForURL(`**${at(other.PRICE_LIST)}`);
    expect(await page.locator('body').innerText()).toContain('Dal: 1,000');
  });

  test('shows the photograph of a phone upright and a drawing undistorted', async () => {
    const page = await visit(ARTICLE, small);
    /** Returns the ratio of a picture, and whether its top is red. */
    const look = (name: string) =>
      page
        .getByRole('main')
        .getByRole('img', { name })
        .evaluate(async (image: HTMLImageElement) => {
          image.loading = 'eager';
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 });
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0, 10, 10);
          const [top = 0] = context?.getImageData(8, 1, 1, 1).data ?? [];
          return { ratio: (image.width / image.height).toFixed(2), isRedAbove: top > 200 };
        });
    expect(await look(other.pictures.photograph)).toEqual({ ratio: '0.75', isRedAbove: true });
    expect(await look(other.pictures.drawing)).toEqual({ ratio: '2.00', isRedAbove: false });
  });
});

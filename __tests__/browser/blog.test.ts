/** The blog (docs/behaviour.md, "Articles"). */
import type { Page } from 'playwright-core';
import { ARTICLES_PER_PAGE, categoryPath } from '../../src/content/articleLists';
import { interpolate } from '../../src/lib/interpolate';
import { articlePath, BLOG, pageUrl } from '../../src/routes';
import { fibers, products } from '../support/catalogues';
import { articles, documentAt } from '../support/content';
import { heading, loadsOf } from '../support/faults';
import { address, eventually, open, scrollY, visitor, width, withoutScripts } from '../support/visitor';

const { newPage, visit } = visitor();

const blog = documentAt('pages/blog.json');
const day = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** The articles, newest first. */
const teasers = articles().map(({ slug, title, date, teaserDate, asOf, figure }) => ({
  route: articlePath(slug),
  title,
  figure,
  date: day(date),
  teaserDate: day(teaserDate),
  // The month and the year, such as `April 2025`.
  month: day(asOf).replace(/^\d+ /, ''),
  /** The products and fibers that link to this article. */
  sheets: [...products.entries, ...fibers.entries]
    .filter((entry) => entry.article === slug)
    .map(({ name }) => name)
    .sort(),
}));
/** The categories, each with the number that the site shows and its path if it has articles. */
const categories = blog.categories.map((category) => {
  const count = articles().filter(({ category: name }) => name === category.name).length;
  return {
    name: category.name,
    posts: Math.max(category.posts, count),
    path: count > 0 ? categoryPath(category) : null,
  };
});
/** The home page and the sidebar show three articles. */
const latest = teasers.slice(0, 3);
const [first] = teasers as [(typeof teasers)[number]];
const url = pageUrl(documentAt('site.json').siteUrl, first.route);

const article = (page: Page) => page.getByRole('article');
const copyButton = (page: Page) => page.getByRole('button', { name: blog.copyLink.copy, exact: true });
const shareLink = (page: Page, network: string) =>
  page.getByRole('link', { name: interpolate(blog.shareOn, { network }), exact: true });

test.each([
  [BLOG, teasers.slice(0, ARTICLES_PER_PAGE)],
  ['/', latest],
])('on %s the teasers show their dates and start with the newest', async (route, shown) => {
  const page = await visit(route, withoutScripts);
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
    .filter({ has: page.locator('time') });
  expect(await cards.locator('h3').allTextContents()).toEqual(shown.map(({ title }) => title));
  expect(await cards.locator('time').allTextContents()).toEqual(shown.map(({ teaserDate }) => teaserDate));
});

test('each article has a headline, dates, the sidebar and links to its sheets', async () => {
  const page = await newPage({ ...width(390), ...withoutScripts });
  for (const { route, title, date, teaserDate, month, sheets } of teasers) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title]);
    const dates = article(page)
      .locator('p', { has: page.locator('time') })
      .first();
    const words =
      date === teaserDate ? [blog.published, date] : [blog.updated, date, '·', blog.published, teaserDate];
    expect((await dates.innerText()).toLowerCase()).toContain(words.join(' ').toLowerCase());
    await article(page).getByText(interpolate(blog.asOf, { month }), { exact: true }).waitFor();
    const related = page.locator('section', { has: page.getByRole('heading', { name: blog.relatedTitle }) });
    expect((await related.getByRole('link').allTextContents()).sort()).toEqual(sheets);
  }
  const part = (title: string) =>
    page.getByRole('complementary').locator('section', { hasText: title }).getByRole('listitem');
  expect(await part(blog.recentTitle).getByRole('link').allTextContents()).toEqual(
    latest.map(({ title }) => title),
  );
  expect(await part(blog.categoriesTitle).allTextContents()).toEqual(
    categories.map(({ name, posts }) => `${name} (${posts})`),
  );
  const linked = await part(blog.categoriesTitle)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(linked).toEqual(categories.flatMap(({ path }) => path ?? []));
  expect(await copyButton(page).isVisible()).toBe(false);
});

test('an article can be shared with links and by copying its URL', async () => {
  const page = await visit(first.route, width(390));
  const shared = async (network: string) => {
    const { host, searchParams } = new URL((await shareLink(page, network).getAttribute('href')) ?? '');
    return { host, ...Object.fromEntries(searchParams) };
  };
  expect(await shared('Facebook')).toMatchObject({ host: 'www.facebook.com', u: url });
  expect(await shared('LinkedIn')).toMatchObject({ host: 'www.linkedin.com', url });
  expect(await shared('X')).toEqual({ host: 'x.com', url, text: first.title });
  expect(await shared('WhatsApp')).toEqual({ host: 'wa.me', text: `${first.title} ${url}` });

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyButton(page).click();
  await page.getByRole('status').getByText(blog.copyLink.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('the table of contents links to the sections and stays in view next to the text, on a phone above it', async () => {
  const page = await visit(first.route, width(1024));
  const contents = page.getByRole('navigation', { name: blog.contentsTitle });
  const sections = article(page).locator('h2[id]');
  expect(await contents.getByRole('link').allTextContents()).toEqual(await sections.allTextContents());
  await contents.getByRole('link').last().click();
  const { y = -1 } = (await sections.last().boundingBox()) ?? {};
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect([y >= header - 1, y < 768]).toEqual([true, true]);
  expect(await contents.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(
    true,
  );
  // On a phone it opens above the text.
  await page.setViewportSize(width(390).viewport);
  const list = article(page).getByRole('group').filter({ hasText: blog.contentsTitle });
  const opener = list.getByText(blog.contentsTitle, { exact: true });
  await opener.click();
  expect(await list.getByRole('link').allTextContents()).toEqual(await sections.allTextContents());
  const text = article(page).locator('.content').first();
  expect((await opener.boundingBox())?.y).toBeLessThan((await text.boundingBox())?.y ?? 0);
});

test('links to pages and sections load no document', async () => {
  const page = await newPage(width(390));
  const loads = loadsOf(page);
  await open(page, first.route);
  /** Adds a link to the text of the article. */
  const add = async (href: string) => {
    await page
      .locator('article .content')
      .last()
      .evaluate(
        (text, to) => text.insertAdjacentHTML('beforeend', `<p><a href="${to}"><em>Added</em></a></p>`),
        href,
      );
    return page.getByRole('link', { name: 'Added', exact: true }).last();
  };
  const section = page.locator('article h2[id]').first();
  const hash = `#${encodeURI((await section.getAttribute('id')) ?? '')}`;
  await (await add(hash)).click();
  expect(address(page)).toBe(first.route + hash);
  await eventually(async () => ((await section.boundingBox())?.y ?? -1) < 300, true);
  expect(await scrollY(page)).toBeGreaterThan(0);
  // Follow a link with the keyboard. The query and the hash are kept.
  await (await add('/services?search=zzz#main')).press('Enter');
  await heading(page, 'services').waitFor();
  expect([address(page), loads()]).toEqual(['/services?search=zzz#main', 1]);
  await page.goBack();
  await section.waitFor();
  await (await add('/rss.xml')).click();
  await eventually(async () => loads(), 2);
});

test('on a phone drawings have a file of their own, and tables do not scroll', async () => {
  const page = await newPage({ ...width(320), ...withoutScripts });
  for (const { route, figure } of teasers) {
    await page.goto(route);
    const drawing = article(page).getByRole('figure').getByRole('img');
    await drawing.scrollIntoViewIfNeeded();
    await eventually(
      () => drawing.evaluate((image: HTMLImageElement) => image.currentSrc.includes('-phone')),
      figure?.phone !== undefined,
    );
    const hidden = await article(page)
      .locator('.table-frame')
      .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
    expect(Math.max(...hidden)).toBe(0);
  }
});

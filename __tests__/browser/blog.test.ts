/** The blog (docs/behaviour.md, "Articles"). */
import type { Locator, Page } from 'playwright-core';
import { articlePath, BLOG, CONTACT } from '../../src/routes';
import { articlePaths, htmlOf } from '../support/builtPages';
import { entries } from '../support/catalogues';
import { documentAt } from '../support/content';
import { heading, loadsOf } from '../support/faults';
import { needs } from '../support/inPlace';
import { address, eventually, main, visitor, width, withoutScripts } from '../support/visitor';

const test = needs({ articles: articlePaths.length });
const { visit } = visitor();

const blog = documentAt('pages/blog.json');
const { siteUrl } = documentAt('site.json');

const article = (page: Page) => page.getByRole('article');
const teasers = (page: Page) => main(page).locator('li', { has: page.locator('time') });
const days = (within: Locator) =>
  within.locator('time').evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));

/** Returns the parts of the sidebar. */
const sidebar = (page: Page) => {
  const part = (title: string) =>
    page.getByRole('complementary').locator('section', { hasText: title }).getByRole('listitem');
  return { recent: part(blog.recentTitle), categories: part(blog.categoriesTitle) };
};

test('teasers start with the newest article, which has their headline and dates, and links to its categories', async () => {
  const page = await visit(BLOG, withoutScripts);
  const titles = await teasers(page).locator('h3').allTextContents();
  const dates = await teasers(page).locator('time').allTextContents();
  const teaserDays = await days(main(page));
  expect([titles.length, dates.length]).toEqual([teaserDays.length, teaserDays.length]);
  expect(teaserDays).toEqual(teaserDays.toSorted().reverse());
  await teasers(page).first().getByRole('link').click();
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([titles[0]]);
  expect(await article(page).locator('time').last().textContent()).toBe(dates[0]);
  const { recent, categories } = sidebar(page);
  // An only article has no list of recent articles.
  const latest = titles.length > 1 ? 3 : 0;
  expect(await recent.getByRole('link').allTextContents()).toEqual(titles.slice(0, latest));
  expect(await recent.locator('time').allTextContents()).toEqual(dates.slice(0, latest));
  const [changed = '', first = changed] = await days(article(page));
  expect(changed >= first).toBe(true);
  const published = article(page).locator('p', { has: page.locator('time') });
  expect(await published.first().textContent()).toContain(blog.published);
  for (const text of await categories.allTextContents()) expect(text).toMatch(/^\S.* \(\d+\)$/);
  const link = categories.getByRole('link').first();
  const name = await link.textContent();
  await link.click();
  await page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor();
  expect(await main(page).getByRole('link', { name: blog.readMore }).count()).toBeGreaterThan(0);
  await page.goto('/');
  expect(await teasers(page).locator('h3').allTextContents()).toEqual(titles.slice(0, 3));
});

const linked = entries.find(({ article: name }) => name)?.article;
const it = needs({ 'sheet with an article': linked });

it('an article links to the sheets that link to it', async () => {
  const page = await visit(articlePath(linked ?? ''));
  const related = page.locator('section', { has: page.getByRole('heading', { name: blog.relatedTitle }) });
  const route = address(page);
  await related.getByRole('link').first().click();
  await page.locator(`main a[href="${route}"]`).waitFor();
});

test('an article can be shared with links and by copying its URL', async () => {
  const page = await visit(articlePaths[0] ?? '', width(390));
  const url = siteUrl + address(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const shared = async (network: string) => {
    const link = page.getByRole('link', { name: `Share on ${network}`, exact: true });
    const { host, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    return { host, ...Object.fromEntries(searchParams) };
  };
  expect(await shared('Facebook')).toMatchObject({ host: 'www.facebook.com', u: url });
  expect(await shared('LinkedIn')).toMatchObject({ host: 'www.linkedin.com', url });
  expect(await shared('X')).toEqual({ host: 'x.com', url, text: title });
  expect(await shared('WhatsApp')).toEqual({ host: 'wa.me', text: `${title} ${url}` });

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: blog.copyLink.copy, exact: true }).click();
  await page.getByRole('status').getByText(blog.copyLink.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

const long = articlePaths.find((route) => htmlOf(route).includes(blog.contentsTitle));

needs({ 'article with a table of contents': long })('its links load no document', async () => {
  const page = await visit(long ?? '', width(390));
  const loads = loadsOf(page);
  /** Adds a link to the text of the article. */
  const add = async (href: string) => {
    const added = `<p><a href="${href}"><em>Added</em></a></p>`;
    const text = page.locator('article .content').last();
    await text.evaluate((element, html) => element.insertAdjacentHTML('beforeend', html), added);
    return page.getByRole('link', { name: 'Added', exact: true }).last();
  };
  const sections = page.locator('article h2[id]');
  const contents = article(page).getByRole('group').filter({ hasText: blog.contentsTitle });
  await contents.getByText(blog.contentsTitle, { exact: true }).click();
  await contents.getByRole('link').last().click();
  await eventually(async () => ((await sections.last().boundingBox())?.y ?? -1) < 300, true);
  // Follow a link with the keyboard. The query and the hash are kept.
  await (await add(`${CONTACT}?a=zzz#main`)).press('Enter');
  await heading(page, CONTACT).waitFor();
  expect([address(page), loads()]).toEqual([`${CONTACT}?a=zzz#main`, 0]);
  await page.goBack();
  await sections.first().waitFor();
  await (await add('/rss.xml')).click();
  await eventually(async () => loads(), 1);
});

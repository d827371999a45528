/** Links in the text of an article (docs/behaviour.md, "Articles"). */
import type { Page } from 'playwright-core';
import { FEED } from '../../../src/generatedFiles';
import { articlePath } from '../../../src/routes';
import { articles } from '../../support/content';
import { heading, loadsOf } from '../../support/faults';
import { address, eventually, scrollY, visitor, width } from '../../support/visitor';

const { newPage } = visitor();
const [{ slug } = { slug: '' }] = articles();
const route = articlePath(slug);

/** Opens an article whose text ends with a link. Returns the page, the link and the number of documents loaded. */
async function openWithLink(href: string) {
  const page: Page = await newPage(width(390));
  const loads = loadsOf(page);
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await page.locator('html[data-hydrated]').waitFor();
  await page
    .locator('article .content')
    .last()
    .evaluate(
      (text, to) => text.insertAdjacentHTML('beforeend', `<p><a href="${to}"><em>Added</em></a></p>`),
      href,
    );
  return { page, loads, link: page.getByRole('link', { name: 'Added', exact: true }) };
}

test('a link to a page loads no document, and Back leads to the article again', async () => {
  const { page, loads, link } = await openWithLink('/contact');
  await link.click();
  await heading(page, 'contact').waitFor();
  await page.goBack();
  await page.getByRole('article').waitFor();
  expect([address(page), loads()]).toEqual([route, 1]);
});

test('with the keyboard, query and hash are kept', async () => {
  const { page, loads, link } = await openWithLink('/services?search=zzz#main');
  await link.press('Enter');
  await heading(page, 'services').waitFor();
  expect([address(page), loads()]).toEqual(['/services?search=zzz#main', 1]);
});

test('a link to a section of the article scrolls to it', async () => {
  const { page, loads, link } = await openWithLink('#');
  const section = page.locator('article h2[id]').first();
  const id = await section.getAttribute('id');
  await link.evaluate((element, hash) => element.setAttribute('href', hash), `#${id}`);
  await link.click();
  expect(address(page)).toBe(`${route}#${encodeURI(id ?? '')}`);
  await eventually(async () => ((await section.boundingBox())?.y ?? -1) < 300, true);
  expect([(await scrollY(page)) > 0, loads()]).toEqual([true, 1]);
});

test.each(['https://elsewhere.example/contact', FEED])('%s is opened by the browser', async (href) => {
  const { page, loads, link } = await openWithLink(href);
  await link.click();
  await page.waitForURL(`**${new URL(href, 'https://host').pathname}`);
  expect(loads()).toBe(2);
});

test('Ctrl and a click open a new tab', async () => {
  const { page, loads, link } = await openWithLink('/contact');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL('**/contact');
  expect([address(page), loads()]).toEqual([route, 1]);
});

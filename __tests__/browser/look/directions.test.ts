/** Text in right-to-left languages, wherever visitors and editors can enter any text. */
import type { Locator, Page } from 'playwright-core';
import { articlePath } from '../../../src/routes';
import { field, fillIn } from '../../support/contactForm';
import { articles } from '../../support/content';
import { navigation } from '../../support/labels';
import { visitor, width } from '../../support/visitor';

const { visit } = visitor();

const ARABIC = 'مرحبا بكم';
const [{ slug } = { slug: '' }] = articles();

const direction = (element: Locator) => element.evaluate((one) => getComputedStyle(one).direction);

/** Returns the directions of a field with Arabic and with English text. */
async function directionsOf(element: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const text of [ARABIC, 'Welcome']) {
    await element.fill(text);
    found.push(await direction(element));
  }
  return found;
}

test('fields of the contact form adapt to the typed text, except e-mail and telephone', async () => {
  const page = await visit('/contact');
  for (const name of ['name', 'subject', 'message'] as const)
    expect([name, ...(await directionsOf(field(page, name)))]).toEqual([name, 'rtl', 'ltr']);
  await fillIn(page, { email: '', phone: '' });
  for (const name of ['email', 'phone'] as const) expect(await direction(field(page, name))).toBe('ltr');
});

test('fields of search, filter and Share Your Story adapt too', async () => {
  const page = await visit('/specifications');
  expect(await directionsOf(page.getByRole('main').getByRole('textbox'))).toEqual(['rtl', 'ltr']);
  await page.getByRole('button', { name: navigation.search.label, exact: true }).click();
  expect(await directionsOf(page.getByRole('dialog').getByRole('textbox'))).toEqual(['rtl', 'ltr']);

  const legacy = await visit('/legacy');
  for (const [name, expected] of [
    ['firstName', ['rtl', 'ltr']],
    ['lastName', ['rtl', 'ltr']],
    ['message', ['rtl', 'ltr']],
    ['email', ['ltr', 'ltr']],
    ['phone', ['ltr', 'ltr']],
  ] as const)
    expect([name, await directionsOf(legacy.locator(`main [name=${name}]`))]).toEqual([name, expected]);
});

/** Returns how many pixels the first line of text is closer to the right edge of its element than to the left edge. */
const lean = (element: Locator, text: string) =>
  element.evaluate((one, words) => {
    one.textContent = words;
    const range = document.createRange();
    range.selectNodeContents(one);
    const [line, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
    return line.left - box.left - (box.right - line.right);
  }, text);

/** Expects Arabic text at the right edge of an element and English text at the left edge. */
async function expectFollows(element: Locator): Promise<void> {
  expect(await lean(element, `${ARABIC}.`)).toBeGreaterThan(0);
  expect(await lean(element, 'Yes.')).toBeLessThan(0);
}

/** Adds an element to the text of the article. */
const add = (page: Page, html: string, selector: string) =>
  page
    .locator('article .content')
    .last()
    .evaluate((text, [markup]) => text.insertAdjacentHTML('beforeend', markup ?? ''), [html])
    .then(() => page.locator('article .content').last().locator(selector).last());

test('each block of an article has the direction of its text', async () => {
  const page = await visit(articlePath(slug), width(768));
  for (const [html, selector] of [
    ['<p></p>', 'p'],
    ['<h2></h2>', 'h2'],
    ['<ul><li></li></ul>', 'li'],
    ['<blockquote><p></p></blockquote>', 'blockquote p'],
    ['<table><tbody><tr><td style="min-width: 20em"></td></tr></tbody></table>', 'td'],
  ] as const)
    await expectFollows(await add(page, html, selector));
});

test('testimonials, paragraphs of prose and biographies have the direction of their text', async () => {
  const testimonials = await visit('/testimonials');
  await expectFollows(testimonials.locator('blockquote').first());
  const about = await visit('/about');
  await expectFollows(about.locator('.prose > p').first());
  const leadership = await visit('/leadership');
  const card = leadership.locator('main li:has(h3)').first();
  await expectFollows(card.locator('p:not(.eyebrow)').first());
  await card.getByRole('button').click();
  await expectFollows(leadership.getByRole('dialog').locator('.prose > p').first());
});

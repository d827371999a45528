/** Text in right-to-left languages, wherever visitors and editors can enter any text. */
import type { Page } from 'playwright-core';
import { articlePath } from '../../../src/routes';
import { articles } from '../../support/content';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const { open } = tour({ ...width(768), ...reducedMotion });

const ARABIC = 'مرحبا بكم.';
const [{ slug: article } = { slug: '' }] = articles();

/** Returns the directions of fields with Arabic and with English text. */
const directions = (page: Page, fields: string) =>
  page.locator(fields).evaluateAll(
    (all, texts) =>
      (all as HTMLInputElement[]).map((field) => [
        field.type,
        ...texts.map((text) => {
          field.value = text;
          return getComputedStyle(field).direction;
        }),
      ]),
    [ARABIC, 'Welcome'],
  );

test.each([
  ['/contact', 'main :is(input, textarea):visible'],
  ['/legacy', 'main :is(input, textarea)'],
  ['/specifications', 'main input, dialog input'],
])('fields of %s adapt to the typed text, except e-mail and telephone', async (route, fields) => {
  const found = await directions(await open(route), fields);
  expect(found.length).toBeGreaterThan(1);
  for (const [type, ...followed] of found)
    expect([type, ...followed]).toEqual([type, type === 'email' || type === 'tel' ? 'ltr' : 'rtl', 'ltr']);
});

test.each([
  [articlePath(article), 'article .content li'],
  ['/testimonials', 'blockquote'],
  ['/leadership', 'main li:has(h3) p'],
])('on %s Arabic text in %s begins at the right edge', async (route, paragraph) => {
  const page = await open(route);
  const [left = 0, right = 0] = await page
    .locator(paragraph)
    .first()
    .evaluate((element, text) => {
      element.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(element);
      const [line, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return [line.left - box.left, box.right - line.right];
    }, ARABIC);
  expect(left).toBeGreaterThan(right);
});

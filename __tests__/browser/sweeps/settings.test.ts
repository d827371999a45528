/** Settings of browsers and texts that the design did not foresee: dark themes, high contrast and Arabic. */
import type { Page } from 'playwright-core';
import { articlePath } from '../../../src/routes';
import { articles } from '../../support/content';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const themed = tour({ ...width(1440), forcedColors: 'active' });
const tablet = tour({ ...width(768), ...reducedMotion });

const styles = (page: Page, selector: string, property: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
      property,
    );

test('browsers do not darken the page in a dark theme', async () => {
  const page = await tablet.open('/contact');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await styles(page, 'html', 'color-scheme')).toEqual(['light only']);
});

test.each(['/PulsesProducts', '/legacy'])(
  'on %s, high-contrast themes show which tab is selected, and the border of each button',
  async (route) => {
    const page = await themed.open(route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const selected = await styles(page, '[role=tab][aria-selected=true]', 'color');
      expect(selected.length).toBeGreaterThan(0);
      for (const color of await styles(page, '[role=tab][aria-selected=false]', 'color'))
        expect(selected).not.toContain(color);
      for (const border of await styles(page, '.button, .icon-button', 'border-top-width'))
        expect(Number.parseFloat(border)).toBeGreaterThanOrEqual(1);
    }
  },
);

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
  const found = await directions(await tablet.open(route), fields);
  expect(found.length).toBeGreaterThan(1);
  for (const [type, ...followed] of found)
    expect([type, ...followed]).toEqual([type, type === 'email' || type === 'tel' ? 'ltr' : 'rtl', 'ltr']);
});

test.each([
  [articlePath(article), 'article .content li'],
  ['/testimonials', 'blockquote'],
  ['/leadership', 'main li:has(h3) p'],
])('on %s Arabic text in %s begins at the right edge', async (route, paragraph) => {
  const page = await tablet.open(route);
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

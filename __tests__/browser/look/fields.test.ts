/** Browsers give fields a default width of about 20 characters. No layout must depend on it. */
import type { Page } from 'playwright-core';
import { dialog, opener } from '../../support/searchDialog';
import { visitor, width } from '../../support/visitor';

const { visit } = visitor();

/** Returns the positions of all parts of visible forms. */
const places = (page: Page) =>
  page
    .locator('form:visible *')
    .evaluateAll((parts) =>
      parts.map((part) => [part.localName, ...Object.values(part.getBoundingClientRect().toJSON())]),
    );

const PAGES: [route: string, reach: (page: Page) => Promise<unknown>][] = [
  ['/contact', () => Promise.resolve()],
  ['/specifications', () => Promise.resolve()],
  [
    '/team',
    async (page) => {
      await opener(page).click();
      await dialog(page).waitFor();
    },
  ],
];

test.each(PAGES)('the fields of %s do not depend on their default width', async (route, reach) => {
  const page = await visit(route, width(390));
  await reach(page);
  const usual = await places(page);
  expect(usual.length).toBeGreaterThan(0);
  await page.locator('input').evaluateAll((fields) => {
    for (const field of fields) field.setAttribute('size', '60');
  });
  expect(await places(page)).toEqual(usual);
});

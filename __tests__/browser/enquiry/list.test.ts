/** The enquiry list on the sheets and in the header (docs/behaviour.md, "Enquiry list"). */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/lib/interpolate';
import { products, sheetLabels } from '../../support/catalogues';
import { addButton, addedButton, collect, entries, listLink } from '../../support/enquiryList';
import { delayRequests, layoutShift, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

const [first, second] = entries;
if (!first || !second) throw new Error('There are fewer than two products and fibers.');

const { announceAdded, announceRemoved } = sheetLabels.enquiryList;
const announced = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').getByText(text, { exact: true }).waitFor({ state: 'attached' });

test('the button on a sheet page adds and removes the product with the keyboard and announces the change', async () => {
  const page = await visit(first.path);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await announced(page, interpolate(announceAdded, { item: first.name }));
  await listLink(page, 1).waitFor();
  // The same button element stays focused when its name changes.
  expect(await addedButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await announced(page, interpolate(announceRemoved, { item: first.name }));
  await listLink(page, 1).waitFor({ state: 'detached' });
});

test('the button appears after hydration, without a layout shift, and is hidden without scripts', async () => {
  const page = await visit(second.path, width(390));
  await collect(page, [second]);
  for (const route of [second.path, `${products.route}#${second.slug}`, '/contact']) {
    const release = await delayRequests(page, '**/*.js');
    await page.goto(route, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    // Wait for the font, because a late font moves the tabs of the catalogue by a few pixels.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await layoutShift(page);
    expect(await addedButton(page).count()).toBe(0);
    release();
    await listLink(page, 1).waitFor();
    expect([route, await layoutShift(page)]).toEqual([route, before]);
  }
  expect(await addButton(await visit(second.path, withoutScripts)).count()).toBe(0);
});

/** Goods collected for one enquiry, on the sheets and in the header (docs/behaviour.md, "Enquiry list"). */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { LIST_KEY } from '../../../src/features/enquiry/useEnquiryList';
import { fibers, products, sheetLabels } from '../../support/catalogues';
import { field } from '../../support/contactForm';
import {
  addButton,
  addedButton,
  collect,
  goods,
  listed,
  listLink,
  quantity,
  region,
  removeButton,
} from '../../support/enquiryList';
import {
  eventually,
  holdBack,
  layoutShift,
  open,
  phone,
  reload,
  scrollY,
  visitor,
  width,
  withoutScripts,
} from '../../support/visitor';

const { newPage, newTab, visit, visitBeforeScripts } = visitor();

const [first, second, third] = goods;
const fiber = goods.at(-1);
if (!first || !second || !third || !fiber) throw new Error('There are fewer than four products and fibers.');

const { toldAdded, toldRemoved } = sheetLabels.enquiryList;
const told = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').getByText(text, { exact: true }).waitFor({ state: 'attached' });

test('a product is added and removed on its own page with the keyboard, which is told; the header counts', async () => {
  const page = await visit(first.path);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await told(page, interpolate(toldAdded, { item: first.name }));
  await listLink(page, 1).waitFor();
  // The same button, with another name.
  expect(await addedButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await collect(page, [second]);
  await listLink(page, 2).waitFor();
  await reload(page);
  await listLink(page, 2).waitFor();
  await addedButton(page).press('Space');
  await told(page, interpolate(toldRemoved, { item: second.name }));
  await listLink(page, 1).waitFor();
});

test.each([
  ['products', products, first],
  ['fibers', fibers, fiber],
])(
  'the catalogue of %s has the same button on a phone, and the link stands beside its menu',
  async (_, catalogue, good) => {
    const page = await visit(`${catalogue.route}#${good.slug}`, phone);
    await addButton(page).tap();
    await addedButton(page).waitFor();
    await listLink(page, 1).tap();
    await page.waitForURL('**/contact');
    expect(await listed(page)).toEqual([good.name]);
    // It was the list that was asked for: it is in view.
    await eventually(() => region(page).evaluate((list) => list.contains(document.activeElement)), true);
    expect(
      await region(page)
        .getByRole('heading')
        .evaluate((heading) => heading.getBoundingClientRect().top),
    ).toBeLessThan(phone.viewport.height);
    // But not once more after a reload, which begins at the top.
    await reload(page);
    await listLink(page, 1).waitFor();
    expect(await scrollY(page)).toBe(0);
  },
);

test('two tabs have the same list', async () => {
  const page = await visit(second.path);
  const other = await newTab(page);
  await open(other, '/contact');
  await addButton(page).click();
  await listLink(other, 1).waitFor();
  await quantity(other, second).fill('24');
  await other.bringToFront();
  await removeButton(other, second).click();
  await addButton(page).waitFor();
  expect(await listLink(page, 1).count()).toBe(0);
});

test('where storage is forbidden it lasts as long as the scripts', async () => {
  const page = await newPage();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('No.', 'SecurityError');
      },
    }),
  );
  await open(page, second.path);
  await addButton(page).click();
  await listLink(page, 1).click();
  await page.waitForURL('**/contact');
  await quantity(page, second).fill('24');
  await region(page).getByRole('link', { name: second.name, exact: true }).click();
  await addedButton(page).waitFor();
  await page.goBack();
  expect(await quantity(page, second).inputValue()).toBe('24');
});

test('broken storage is an empty list, which can be used', async () => {
  const page = await visit('/team');
  await page.evaluate((key) => localStorage.setItem(key, '{"version":1,"entries":[{'), LIST_KEY);
  await open(page, second.path);
  await addButton(page).click();
  await listLink(page, 1).waitFor();
});

test.each([390, 1440])('nothing moves when it comes to life, %d px wide', async (pixels) => {
  const page = await visit(second.path, width(pixels));
  await collect(page, [second, third]);
  for (const route of [second.path, `${products.route}#${third.slug}`, '/contact']) {
    const release = await holdBack(page, '**/*.js');
    await page.goto(route, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    // A font that arrives late moves the tabs of the catalogue by a few pixels, which is not looked at here.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await layoutShift(page);
    release();
    await listLink(page, 2).waitFor();
    await page.waitForTimeout(300);
    expect([route, await layoutShift(page)]).toEqual([route, before]);
  }
  await open(page, third.path);
  await addedButton(page).scrollIntoViewIfNeeded();
  const before = await addedButton(page).boundingBox();
  await addedButton(page).click();
  expect(await addButton(page).boundingBox()).toEqual(before);
});

test('without scripts, and before they run, neither button nor link is to be seen', async () => {
  const page = await visit(second.path, withoutScripts);
  expect(await addButton(page).count()).toBe(0);
  const { page: early, release } = await visitBeforeScripts(second.path);
  expect(await addButton(early).count()).toBe(0);
  release();
  await addButton(early).waitFor();
  expect(await field(await visit('/contact', withoutScripts), 'message').isVisible()).toBe(true);
});

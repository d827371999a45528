/** The enquiry list on the sheets and in the form (docs/behaviour.md, "Enquiry list"). */
import type { Page } from 'playwright-core';
import { LIST_KEY } from '../../../src/enquiry/enquiry';
import { firstUnit } from '../../../src/lib/units';
import { violationsOf } from '../../support/axe';
import { type Entry, entries, firstCatalogue, sheetLabels } from '../../support/catalogues';
import { expectValues, fillIn, form, sendButton } from '../../support/contactForm';
import * as list from '../../support/enquiryList';
import { filled } from '../../support/filled';
import { needs } from '../../support/inPlace';
import { site } from '../../support/labels';
import { horizontalOverflow, layoutShift } from '../../support/scrolling';
import {
  address,
  delayRequests,
  eventually,
  hrefsOf,
  isFocused,
  navigate,
  open,
  reload,
  visitor,
  width,
  withoutScripts,
} from '../../support/visitor';

const { visit } = visitor();

type Unit = (typeof list.texts.units)[number];
const [first, second, third] = entries;
const test = needs({ catalogues: first });
const it = needs({ 'three entries': third });
const last = entries.at(-1) as Entry;
const { units } = list.texts;
/** A unit of goods that are weighed, and one of goods that are counted. */
const [ton, box] = [units[0], units.at(-1)] as [Unit, Unit];

const control = (page: Page, label: string) => list.region(page).getByLabel(label, { exact: true });

it('quantities and terms are in the text that will be sent, and survive Back and a reload', async () => {
  const page = await visit(first.path);
  await list.collect(page, [second, last]);
  await list.listLink(page, 2).click();
  await page.waitForURL('**/contact');
  const unit = await list.unit(page, last).inputValue();
  expect(unit).toBe(firstUnit(last.supply?.minimumOrder ?? '', units));
  await list.quantity(page, second).fill('2,5 to 3');
  await list.unit(page, second).selectOption(ton.unit);
  await list.quantity(page, last).fill('2');
  await list.unit(page, last).selectOption(box.unit);
  await control(page, list.texts.port).fill('Jebel Ali');
  await control(page, list.texts.incoterm).selectOption('CIF');
  await control(page, list.texts.sample).check();
  const boxes = `${/^\d/.test(box.label) ? '2 ×' : '2'} ${box.label}`;
  const parts = [`2,5 to 3 ${ton.label}`, boxes, 'Jebel Ali', 'CIF', list.texts.sample];
  const missing = (text: string | null) => parts.filter((part) => !text?.includes(part));
  const missingInPreview = async () => missing(await list.preview(page).textContent());
  await eventually(missingInPreview, []);
  await list.region(page).getByRole('link', { name: second.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: second.name, exact: true }).waitFor();
  await page.goBack();
  await eventually(missingInPreview, []);
  await reload(page);
  await eventually(missingInPreview, []);
  if (!site.messaging) return;
  const whatsApp = await form(page).getByRole('link', { name: list.texts.whatsApp }).getAttribute('href');
  expect(missing(new URL(whatsApp ?? '').searchParams.get('text'))).toEqual([]);
});

/** Replaces the path of an item in the stored list. */
const replacePath = (page: Page, ...paths: [from: string, to: string]) =>
  page.evaluate(
    ([key, from, to]) => localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(from, to)),
    [LIST_KEY, ...paths] as const,
  );

it('an item that is no longer on sale is removed, with a message', async () => {
  const page = await visit(first.path);
  await list.collect(page, [second, last]);
  await replacePath(page, second.path, `${second.path}-of-old`);
  await open(page, '/contact');
  const message = filled(list.texts.discontinued, { items: second.name });
  await form(page).getByText(message).waitFor();
  await eventually(() => list.listed(page), [last.name]);
  await list.listLink(page, 1).waitFor();
});

const [alias] = firstCatalogue.page.aliases ?? [];

needs({ 'alias of a catalogue': alias && first })('an item with a former path is the entry', async () => {
  const page = await visit(first.path);
  await list.collect(page, [first]);
  await replacePath(page, first.path, `${alias}/${first.slug}`);
  await open(page, first.path);
  await list.addedButton(page).waitFor();
  expect(await list.stored(page)).toContain(`"${alias}/${first.slug}"`);
  await open(page, '/contact');
  await eventually(() => hrefsOf(list.links(page)), [first.path]);
  await list.quantity(page, first).fill('24');
  await reload(page);
  await eventually(() => list.quantity(page, first).inputValue(), '24');
});

it('subject and message follow the list until they are edited, and removing, clearing and undoing keep the focus', async () => {
  const page = await visit(first.path);
  await list.collect(page, [second, third]);
  await navigate(page, '/contact');
  await expectValues(page, { subject: list.subjectOf(second.name, third.name), message: list.texts.message });
  await list.removeButton(page, second).press('Enter');
  await eventually(isFocused(list.removeButton(page, third)), true);
  await expectValues(page, { subject: list.subjectOf(third.name), message: list.texts.message });
  await fillIn(page, { message: 'My own words' });
  await list.region(page).getByRole('button', { name: list.texts.clear }).click();
  await eventually(() => list.region(page).count(), 0);
  await eventually(() => list.stored(page), null);
  await expectValues(page, { message: 'My own words' });
  // The button that undoes the change has the focus.
  await form(page).getByText(list.texts.cleared).waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => list.listed(page), [third.name]);
  await expectValues(page, { subject: list.subjectOf(third.name), message: 'My own words' });
  await fillIn(page, { subject: 'My own subject' });
  await list.collect(page, [second]);
  await navigate(page, '/contact');
  await expectValues(page, { subject: 'My own subject', message: 'My own words' });
});

test('a quantity without a figure shows an error message when the visitor tries to send', async () => {
  const page = await visit(first.path);
  await list.collect(page, [first]);
  await navigate(page, '/contact');
  await fillIn(page, { name: 'Ada', email: 'ada@example.com' });
  const input = list.quantity(page, first);
  await input.pressSequentially('x'.repeat(41));
  expect(await input.inputValue()).toBe('x'.repeat(40));
  expect(await input.getAttribute('aria-invalid')).toBeNull();
  await sendButton(page).click();
  await eventually(isFocused(input), true);
  const error = list.region(page).getByText(filled(list.texts.invalid, { item: first.name }));
  expect(await input.getAttribute('aria-describedby')).toBe(await error.getAttribute('id'));
  await page.setViewportSize({ width: 320, height: 844 });
  expect([await violationsOf(page), await horizontalOverflow(page)]).toEqual([[], 0]);
  if (site.messaging) {
    await sendButton(page).focus();
    await form(page).getByRole('link', { name: list.texts.whatsApp }).click();
    await eventually(isFocused(input), true);
  }
  await input.fill('1 or 2');
  await eventually(() => input.getAttribute('aria-invalid'), null);
  expect(address(page)).toBe('/contact');
});

const announced = (page: Page, text: string) => {
  const status = page.getByRole('main').getByRole('status');
  return status.getByText(filled(text, { item: first.name }), { exact: true }).waitFor({ state: 'attached' });
};

test('the button on a sheet adds and removes the entry with the keyboard, and announces it', async () => {
  const page = await visit(first.path);
  const { announceAdded, announceRemoved } = sheetLabels.enquiryList;
  await list.addButton(page).press('Enter');
  await announced(page, announceAdded);
  await list.listLink(page, 1).waitFor();
  // The same button element stays focused when its name changes.
  expect(await isFocused(list.addedButton(page))()).toBe(true);
  await page.keyboard.press('Space');
  await announced(page, announceRemoved);
  await list.listLink(page, 1).waitFor({ state: 'detached' });
});

test('the button appears after hydration, without a layout shift, and is hidden without scripts', async () => {
  const page = await visit(first.path, width(390));
  await list.collect(page, [first]);
  for (const route of [first.path, `${firstCatalogue.route}#${first.slug}`, '/contact']) {
    const release = await delayRequests(page, '**/*.js');
    await page.goto(route, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    // Wait for the font, because a late font moves the tabs of the catalogue by a few pixels.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await layoutShift(page);
    expect(await list.addedButton(page).count()).toBe(0);
    release();
    await list.listLink(page, 1).waitFor();
    expect([route, await layoutShift(page)]).toEqual([route, before]);
  }
  expect(await list.addButton(await visit(first.path, withoutScripts)).count()).toBe(0);
});

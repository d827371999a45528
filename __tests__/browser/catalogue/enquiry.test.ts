/** The path from a catalogue to the contact form, which gets the selected entry as its subject. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { fibers, products, sheetLabels, shown } from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { address, eventually, visitor } from '../../support/visitor';

const { visit } = visitor();

const { form } = documentAt('pages/contact.json');
const { enquire } = documentAt('navigation.json');
const subject = (page: Page) => page.getByRole('textbox', { name: form.subject.label, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const hasSubject = async (page: Page, expected: string) => {
  await eventually(async () => address(page), '/contact');
  await eventually(() => subject(page).inputValue(), expected);
};
const subjectOf = (catalogue: { page: { subject: string } }, item = '') =>
  interpolate(catalogue.page.subject, { item });

test.each([
  ['products', products, products.page.inquiry.label],
  ['fibers', fibers, fibers.page.quote.label],
] as const)(
  'of the %s the selected one becomes the subject of the form, by both buttons',
  async (_, catalogue, label) => {
    const second = catalogue.entries[1]?.name;
    const page = await visit(catalogue.route);
    await shown(page).tab(second).click();
    await link(page, label).click();
    await hasSubject(page, subjectOf(catalogue, second));
    await page.goBack();
    await eventually(() => shown(page).sheets(), [second ?? null]);
    await link(page, interpolate(sheetLabels.enquire, { item: second ?? '' })).click();
    await hasSubject(page, subjectOf(catalogue, second));
  },
);

test('the first entry fills in the subject until another one is selected, but the menu does not fill it in', async () => {
  const { route, page: document, entries } = products;
  const [first] = entries;
  const page = await visit(route);
  await page.getByRole('banner').getByRole('link', { name: enquire.label }).click();
  await hasSubject(page, '');
  await page.goBack();
  await link(page, document.inquiry.label).click();
  await hasSubject(page, subjectOf(products, first?.name));
});

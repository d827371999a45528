/** The path from a catalogue to the contact form, which gets the selected entry as its subject. */
import { interpolate } from '../../../src/components/interpolate';
import { fibers, products, sheetLabels, shown } from '../../support/catalogues';
import { contact, navigation } from '../../support/labels';
import { address, eventually, visitor } from '../../support/visitor';

const { visit } = visitor();

test.each([
  ['products', products, products.page.inquiry.label],
  ['fibers', fibers, fibers.page.quote.label],
] as const)(
  'of the %s the selected one becomes the subject of the form, from the catalogue and from its own page',
  async (_, { route, page: document, entries }, label) => {
    const [first = '', second = ''] = entries.map(({ name }) => name);
    const page = await visit(route);
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    const subject = page.getByRole('textbox', { name: contact.form.subject.label, exact: true });
    const hasSubject = async (expected: string) => {
      await eventually(async () => address(page), '/contact');
      await eventually(() => subject.inputValue(), expected);
    };
    const subjectOf = (item: string) => interpolate(document.subject, { item });

    // The button of the header does not fill in the subject.
    await page.getByRole('banner').getByRole('link', { name: navigation.enquire.label }).click();
    await hasSubject('');
    await page.goBack();
    await link(label).click();
    await hasSubject(subjectOf(first));
    await page.goBack();
    await shown(page).tab(second).click();
    const enquire = interpolate(sheetLabels.enquire, { item: second });
    for (const name of [label, enquire]) {
      await link(name).click();
      await hasSubject(subjectOf(second));
      await page.goBack();
      await eventually(() => shown(page).sheets(), [second]);
    }
    await link(interpolate(sheetLabels.fullSheet, { item: second })).click();
    await eventually(async () => address(page), `${route}/${entries[1]?.slug}`);
    await link(enquire).click();
    await hasSubject(subjectOf(second));
  },
);

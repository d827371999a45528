/** Prefills from other pages change only empty fields. The journeys in `asking.ts` cover drafts. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { type Entry, products, sheetLabels } from '../../support/catalogues';
import { expectValues, field, fillIn } from '../../support/contactForm';
import { navigation, titleOf } from '../../support/labels';
import { address, eventually, navigate, reload, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

const [first, second] = products.entries;
if (!first || !second) throw new Error('There are fewer than two products.');

/** Opens the contact form with the enquiry button of a sheet, which prefills the subject. */
async function enquireAbout(page: Page, { name, slug }: Entry) {
  await navigate(page, `${products.route}#${slug}`);
  const label = interpolate(sheetLabels.enquire, { item: name });
  await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
  await page.waitForURL('**/contact');
}
const subjectFor = ({ name }: Entry) => interpolate(products.page.subject, { item: name });

test('a prefill fills empty fields, survives a reload, and is replaced by the next one', async () => {
  const page = await visit('/contact');
  const typed = { name: 'Jan', message: 'Please quote.' };
  await fillIn(page, typed);
  await enquireAbout(page, first);
  await expectValues(page, { ...typed, subject: subjectFor(first) });
  await reload(page);
  await expectValues(page, { ...typed, subject: subjectFor(first) });
  await enquireAbout(page, second);
  await expectValues(page, { ...typed, subject: subjectFor(second) });
});

describe('the newsletter box', () => {
  const { inputLabel, submit } = navigation.footer.newsletter;
  const box = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: inputLabel });
  const signUp = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: submit });

  test('validates nothing, and on the form it replaces its own earlier e-mail address but no typed text', async () => {
    const page = await visit('/contact');
    await fillIn(page, { subject: 'Toor dal' });
    for (const email of ['', 'not an address & more?#%', 'first@example.com']) {
      await box(page).fill(email);
      await box(page).press('Enter');
      await expectValues(page, { email, subject: 'Toor dal' });
    }
    await eventually(() => field(page, 'name').evaluate((name) => name === document.activeElement), true);
    expect(address(page)).toBe('/contact');
  });

  test('opens the form without scripts, and the URL does not contain the typed text', async () => {
    const page = await visit('/team', { ...width(390), ...withoutScripts });
    await box(page).fill('buyer@example.com');
    await signUp(page).click();
    await page.waitForURL('**/contact**');
    expect(address(page)).not.toContain('buyer');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(titleOf('contact'));
  });
});

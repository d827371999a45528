/** What a visitor typed is never lost (contract: "Contact enquiry"). */
import type { Page } from 'playwright-core';
import { shown } from '../../support/catalogues';
import { ENQUIRY, field, holds, interpolate, SENT, sendButton } from '../../support/contactForm';
import { formService } from '../../support/formService';
import { address, navigate, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, newTab } = visitor();
const service = formService();

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('enquiryDraft'));
const readElsewhere = async (page: Page) => {
  await navigate(page, '/team');
  await page.getByRole('heading', { name: 'Our Team' }).waitFor();
};
/** To the contact form by the button of a product's sheet, which brings its name. */
async function enquireAbout(page: Page, product: string) {
  await navigate(page, '/PulsesProducts');
  await shown(page).tab(product).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: `Enquire about ${product}`, exact: true })
    .click();
  await page.waitForURL('**/contact');
  await field(page, 'subject').waitFor();
}

test.each([390, 1440])('a draft survives a reload of the tab at %d px', async (pixels) => {
  const page = await visit('/contact', width(pixels));
  await interpolate(page);
  await page.reload();
  await holds(page, ENQUIRY);
});

test('it waits while the visitor reads other pages, however they come back', async () => {
  const page = await visit('/contact');
  await interpolate(page);
  await navigate(page, '/PulsesProducts');
  await page.getByRole('heading', { level: 1, name: 'Soybean & Pulses Collection' }).waitFor();
  await page.goBack();
  await holds(page, ENQUIRY);
  await page.goto('/team');
  await page.goto('/contact');
  await holds(page, ENQUIRY);
});

test('it belongs to its tab', async () => {
  const page = await visit('/contact');
  await interpolate(page);
  const other = await newTab(page);
  await other.goto('/contact');
  await holds(other, {});
});

test('it is gone once it was sent, and going back finds an empty form', async () => {
  service.thatNow('accepts');
  const page = await visit('/contact');
  await service.connect(page);
  await interpolate(page);
  expect(await stored(page)).toContain(ENQUIRY.email);
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect(await stored(page)).toBeNull();
  await page.goBack();
  await holds(page, {});
  await page.reload();
  await holds(page, {});
  expect(service.enquiries).toHaveLength(1);
});

test('Send Another Message begins anew', async () => {
  service.thatNow('accepts');
  const page = await visit('/contact');
  await service.connect(page);
  await interpolate(page);
  await sendButton(page).click();
  await page.getByRole('link', { name: 'Send Another Message' }).click();
  await holds(page, {});
  expect(address(page)).toBe('/contact');
});

describe('what another page brings', () => {
  test('fills only what the visitor left empty, and stands after a reload', async () => {
    const page = await visit('/contact');
    await interpolate(page, { name: 'Jan', message: 'Please quote.' });
    await enquireAbout(page, 'Tofu');
    const expected = { name: 'Jan', message: 'Please quote.', subject: 'Inquiry: Tofu' };
    await holds(page, expected);
    await page.reload();
    await holds(page, expected);
  });

  test('does not come back over a subject of the visitor: after a reload, nor on the way back', async () => {
    const page = await visit('/');
    await enquireAbout(page, 'Tofu');
    await interpolate(page, { subject: 'Tofu and tempeh' });
    await page.reload();
    await holds(page, { subject: 'Tofu and tempeh' });
    await page.goBack();
    await page.waitForURL('**/PulsesProducts#tofu');
    await page.goForward();
    await holds(page, { subject: 'Tofu and tempeh' });
  });

  test('gives way to what the next page brings, while the visitor has left it as it was', async () => {
    const page = await visit('/');
    await enquireAbout(page, 'Tofu');
    await interpolate(page, { message: 'Please quote.' });
    await enquireAbout(page, 'Tempeh');
    await holds(page, { message: 'Please quote.', subject: 'Inquiry: Tempeh' });
  });

  test('goes with the message that was typed for it, and alone it leaves nothing behind', async () => {
    const page = await visit('/');
    await enquireAbout(page, 'Tofu');
    expect(await stored(page)).toBeNull();
    await readElsewhere(page);
    await navigate(page, '/contact');
    await page.getByRole('heading', { name: 'Send Your Message' }).waitFor();
    await holds(page, {});
    await enquireAbout(page, 'Tofu');
    await interpolate(page, { message: 'Please quote.' });
    await readElsewhere(page);
    await navigate(page, '/contact');
    await page.getByRole('heading', { name: 'Send Your Message' }).waitFor();
    await holds(page, { message: 'Please quote.', subject: 'Inquiry: Tofu' });
  });

  test('the newsletter box as well: e-mail and subject', async () => {
    const page = await visit('/contact');
    await interpolate(page, { message: 'Typed before' });
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Your email' }).fill('jan@example.nl');
    await footer.getByRole('button', { name: 'SignUp' }).click();
    await holds(page, { message: 'Typed before', email: 'jan@example.nl', subject: 'Newsletter sign-up' });
    expect(address(page)).toBe('/contact');
  });
});

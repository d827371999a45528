/** The enquiry is sent once, with a visible result and without losing typed text. */

import { mailtoEnquiry } from '../../../src/enquiry/enquiryLinks';
import { ENQUIRY_FIELDS } from '../../../src/enquiry/useDraft';
import { interpolate } from '../../../src/lib/interpolate';
import {
  ENQUIRY,
  expectValues,
  FAILURE,
  field,
  fillIn,
  form,
  openFilledIn,
  SENT,
  sendButton,
  texts,
} from '../../support/contactForm';
import { documentAt } from '../../support/content';
import { type Answer, formService } from '../../support/formService';
import { site, titleOf } from '../../support/labels';
import { address, eventually, hrefsOf, navigate, visitor, width } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();
const service = formService();

const { title: thanks } = documentAt('pages/thank-you.json').heading;

const begin = async (answer: Answer) => openFilledIn(await visit('/contact', width(1440)), service, answer);

const arrived = () => eventually(async () => service.enquiries.length, 1);

test('a double click sends one POST request; meanwhile the button is disabled, and the fields are read-only', async () => {
  const { page, alerts } = await begin('waits');
  await sendButton(page).dblclick();
  await page.keyboard.press('Enter');
  await arrived();
  expect(await sendButton(page).isDisabled()).toBe(true);
  expect(await sendButton(page).textContent()).toBe(texts.sending);
  for (const name of ENQUIRY_FIELDS)
    expect([name, await field(page, name).isEditable()]).toEqual([name, false]);
  service.release();
  await page.getByRole('heading', { name: thanks }).waitFor();
  expect([address(page), alerts]).toEqual([SENT, []]);
  expect(service.enquiries).toEqual([
    {
      method: 'POST',
      path: `/ajax/${site.email}`,
      type: 'multipart/form-data',
      fields: [
        ['_subject', interpolate(texts.mailSubject, { product: site.productName })],
        ['_template', 'table'],
        ['_captcha', 'false'],
        ...Object.entries({ ...ENQUIRY, message: ENQUIRY.message.replaceAll('\n', '\r\n') }),
      ],
    },
  ]);
});

test('a failure is logged, keeps the focus in the form, and offers other ways to send the latest text', async () => {
  const { page, alerts } = await begin('waits, then drops');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { otherWays } = texts;
  const ways = form(page).locator('a:is([href^="mailto:"], [href^="tel:"])');
  expect(await ways.count()).toBe(0);
  await sendButton(page).focus();
  await page.keyboard.press('Space');
  await arrived();
  expect(await form(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  service.release();
  await eventually(async () => alerts, [FAILURE]);
  await eventually(() => sendButton(page).isEnabled(), true);
  expect(await sendButton(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(takeConsoleErrors(page).join('\n')).toContain('The enquiry could not be sent.');

  const changed = { ...ENQUIRY, message: 'Split & oil-free\nCIF = Rotterdam' };
  await fillIn(page, changed);
  expect(await hrefsOf(ways)).toEqual([
    mailtoEnquiry(site.email, changed).href,
    ...site.phones.map(({ number }) => `tel:${number.replaceAll(' ', '')}`),
  ]);
  await form(page).getByRole('button', { name: otherWays.copy.copy }).click();
  await form(page).getByText(otherWays.copy.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('CIF = Rotterdam');
});

/** Sends a message and opens another page before the service responds. */
async function sendAndLeave(answer: Answer) {
  const visited = await begin(answer);
  await sendButton(visited.page).click();
  await arrived();
  await navigate(visited.page, '/team');
  await visited.page.getByRole('heading', { level: 1, name: titleOf('team') }).waitFor();
  return visited;
}

test('a success while the visitor is on another page does not redirect; the form is empty and reports it', async () => {
  const { page, alerts } = await sendAndLeave('waits');
  service.release();
  await eventually(() => page.evaluate(() => sessionStorage.getItem('enquiryDraft')), null);
  expect([address(page), alerts]).toEqual(['/team', []]);
  await navigate(page, '/contact');
  await expectValues(page, {});
  const report = form(page).getByText(texts.sent);
  await report.waitFor();
  await fillIn(page);
  await report.waitFor({ state: 'hidden' });
});

test('a failure while the visitor is on another page shows an alert, and the form keeps the message', async () => {
  const { page, alerts } = await sendAndLeave('waits, then drops');
  service.release();
  await eventually(async () => alerts, [FAILURE]);
  expect(takeConsoleErrors(page).join('\n')).toContain('The enquiry could not be sent.');
  await navigate(page, '/contact');
  await expectValues(page, ENQUIRY);
  await form(page).getByText(texts.otherWays.title).waitFor();
});

/** The fields and the validation of the contact form, and the newsletter box that fills it in. */
import type { Page } from 'playwright-core';
import type { EnquiryField } from '../../../src/enquiry/enquiry';
import { ENQUIRY_FIELDS } from '../../../src/enquiry/useDraft';
import * as contact from '../../support/contactForm';
import { filled } from '../../support/filled';
import { formService } from '../../support/formService';
import { needs, somePage } from '../../support/inPlace';
import { navigation, site } from '../../support/labels';
import { eventually, isAt, phone, visitor, width, withoutScripts } from '../../support/visitor';

const { takeConsoleErrors, visit, visitBeforeScripts } = visitor();
const service = formService();

/** Returns the invalid fields with the text that describes each of them, and all visible error messages. */
const errorsOf = (page: Page) => () =>
  contact.form(page).evaluate(
    (element, errors) => ({
      marked: [...element.querySelectorAll('[aria-invalid="true"]')].map((marked) => [
        marked.getAttribute('name'),
        document.getElementById(marked.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
      shown: errors.filter((error) => (element as HTMLElement).innerText.includes(error)),
    }),
    ENQUIRY_FIELDS.flatMap((name) => contact.texts[name].error ?? []),
  );
const invalid = (...names: EnquiryField[]) => ({
  marked: names.map((name) => [name, contact.texts[name].error]),
  shown: names.map((name) => contact.texts[name].error),
});

test('errors are shown and counted after the first attempt, until they are fixed and the form is sent', async () => {
  const page = await visit('/contact', width(390));
  await service.connect(page, 'accepts');
  const values = { service: site.formService.serviceName, email: site.email };
  expect(await contact.form(page).textContent()).toContain(filled(contact.texts.privacy, values));
  await contact.fillIn(page, { name: 'A', email: 'no address' });
  await contact.field(page, 'name').fill('');
  expect(await errorsOf(page)()).toEqual(invalid());

  await contact.sendButton(page).click();
  await eventually<unknown>(errorsOf(page), invalid('name', 'email', 'subject', 'message'));
  expect(await contact.hasFocus(page, 'name')).toBe(true);
  const alert = contact.form(page).getByRole('alert');
  expect(await alert.textContent()).toBe(filled(contact.texts.problems, { count: 4 }));

  await contact.fillIn(page, { name: 'Jan', email: 'jan@' });
  await eventually<unknown>(errorsOf(page), invalid('email', 'subject', 'message'));
  await contact.sendButton(page).click();
  await eventually(() => contact.hasFocus(page, 'email'), true);
  expect(service.enquiries).toEqual([]);
  await contact.fillIn(page);
  await contact.sendButton(page).click();
  await isAt(page, contact.SENT);
});

test.each([
  ['without scripts', () => visit('/contact', { ...phone, ...withoutScripts })],
  ['before the scripts', async () => (await visitBeforeScripts('/contact', phone)).page],
])('%s the browser posts the form, and the service redirects to the thank-you page', async (_, open) => {
  const page = await open();
  const controls = contact.form(page).locator(':required');
  const required = await controls.evaluateAll((all) => all.map((control) => control.getAttribute('name')));
  expect(required).toEqual(ENQUIRY_FIELDS.filter((name) => name !== 'phone'));
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  const wayBack = site.siteUrl + contact.SENT;
  await page.route(`${site.formService.serviceUrl}/**`, (route) =>
    route.fulfill({ status: 303, headers: { location: wayBack } }),
  );
  const ledOn = page.waitForRequest(wayBack);
  await contact.fillIn(page);
  await contact.sendButton(page).click();
  const request = await posted;
  expect(request.url()).toBe(`${site.formService.serviceUrl}/${site.email}`);
  const body = request.postData() ?? '';
  expect([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name).sort()).toEqual(
    ['_subject', '_template', '_captcha', '_next', ...ENQUIRY_FIELDS].sort(),
  );
  expect(body).toContain(wayBack);
  expect(body).toContain(contact.ENQUIRY.subject);
  // The policy must allow the redirect.
  await ledOn;
});

test('the form asks once whether an address is complete, and sends it if the visitor tries again', async () => {
  const page = await visit('/contact', { viewport: { width: 1440, height: 1400 } });
  const { alerts } = await contact.openFilledIn(page, service, 'drops the connection');
  const question = contact.form(page).getByText(contact.texts.incomplete);
  await contact.fillIn(page, { email: 'ann@buyer.c' });
  await contact.field(page, 'email').press('Enter');
  await eventually<unknown>(errorsOf(page), { marked: [['email', contact.texts.incomplete]], shown: [] });
  expect([await question.isVisible(), await contact.hasFocus(page, 'email')]).toEqual([true, true]);
  for (const tries of [1, 2]) {
    await contact.sendButton(page).click();
    await eventually(async () => [alerts.length, service.enquiries.length], [tries, tries]);
    expect(await question.isVisible()).toBe(false);
  }
  await contact.fillIn(page, { email: 'ann@buyer' });
  await contact.sendButton(page).dblclick();
  await question.waitFor();
  expect(service.enquiries).toHaveLength(2);
  takeConsoleErrors(page);
});

const { newsletter: box } = navigation.footer;
const { inputLabel, submit, subject } = box ?? {};
const it = needs({ 'newsletter box': box });
const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: inputLabel });

it('the newsletter box validates nothing, and replaces its own earlier e-mail address but no typed text', async () => {
  const page = await visit(somePage, phone);
  await newsletter(page).fill('Buyer <buyer@example.com>');
  await page.getByRole('contentinfo').getByRole('button', { name: submit }).click();
  await contact.expectValues(page, { email: 'buyer@example.com', subject });
  await contact.fillIn(page, { subject: 'Quote' });
  const email = 'not an address & more?#%';
  await newsletter(page).fill(email);
  await newsletter(page).press('Enter');
  await contact.expectValues(page, { email, subject: 'Quote' });
  await eventually(() => contact.hasFocus(page, 'name'), true);
});

it('without scripts the newsletter box opens the form, and the URL does not contain the typed text', async () => {
  const page = await visit(somePage, { ...width(390), ...withoutScripts });
  await newsletter(page).fill('buyer@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: submit }).click();
  await page.waitForURL('**/contact**');
  expect(page.url()).not.toContain('buyer');
});

/** The fields and the validation of the contact form. */
import type { Page } from 'playwright-core';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../../src/enquiry/enquiry';
import { interpolate } from '../../../src/lib/interpolate';
import { ENQUIRY, field, fillIn, form, hasFocus, SENT, sendButton, texts } from '../../support/contactForm';
import { site } from '../../support/labels';
import { eventually, phone, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

/** Returns the invalid fields with the text that describes each of them, and all visible error messages. */
const errorsOf = (page: Page) => () =>
  form(page).evaluate(
    (element, errors) => ({
      marked: [...element.querySelectorAll('[aria-invalid="true"]')].map((field) => [
        field.getAttribute('name'),
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
      shown: errors.filter((error) => (element as HTMLElement).innerText.includes(error)),
    }),
    ENQUIRY_FIELDS.flatMap((name) => texts[name].error ?? []),
  );
const invalid = (...names: EnquiryField[]) => ({
  marked: names.map((name) => [name, texts[name].error]),
  shown: names.map((name) => texts[name].error),
});

test('errors are shown and counted after the first attempt, until they are fixed', async () => {
  const page = await visit('/contact', width(390));
  const { serviceName } = site.formService;
  expect(await form(page).textContent()).toContain(interpolate(texts.privacy, { service: serviceName }));
  await fillIn(page, { name: 'A', email: 'no address' });
  await field(page, 'name').fill('');
  expect(await errorsOf(page)()).toEqual(invalid());

  // Screen readers read the error with the field, so it must be there when the field gets the focus.
  await field(page, 'name').evaluate((input) => {
    input.addEventListener('focus', () =>
      input.setAttribute('data-test', input.getAttribute('aria-invalid') ?? ''),
    );
  });
  await sendButton(page).click();
  await eventually<unknown>(errorsOf(page), invalid('name', 'email', 'subject', 'message'));
  expect(await hasFocus(page, 'name')).toBe(true);
  expect(await field(page, 'name').getAttribute('data-test')).toBe('true');
  const alert = form(page).getByRole('alert');
  expect(await alert.textContent()).toBe(interpolate(texts.problems, { count: 4 }));
  // Screen readers announce the same text again only if the region is new.
  await alert.evaluate((region) => region.setAttribute('data-test', 'first'));
  await sendButton(page).click();
  await eventually(() => alert.getAttribute('data-test'), null);
  expect(await alert.textContent()).toBe(interpolate(texts.problems, { count: 4 }));

  await fillIn(page, { name: 'Jan', email: 'jan@' });
  await eventually<unknown>(errorsOf(page), invalid('email', 'subject', 'message'));
  await sendButton(page).click();
  await eventually(() => hasFocus(page, 'email'), true);
});

test('without scripts the browser posts the form, and the service redirects to the thank-you page', async () => {
  const page = await visit('/contact', { ...phone, ...withoutScripts });
  // Browsers use these attributes to fill in and to validate the form.
  const attributes = ENQUIRY_FIELDS.map((name) =>
    field(page, name).evaluate((control: HTMLInputElement) => [
      control.type,
      control.autocomplete,
      control.required,
    ]),
  );
  expect(await Promise.all(attributes)).toEqual([
    ['text', 'name', true],
    ['email', 'email', true],
    ['tel', 'tel', false],
    ['text', '', true],
    ['textarea', '', true],
  ]);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  const wayBack = site.siteUrl + SENT;
  await page.route(`${site.formService.serviceUrl}/**`, (route) =>
    route.fulfill({ status: 303, headers: { location: wayBack } }),
  );
  const ledOn = page.waitForRequest(wayBack);
  await fillIn(page);
  await sendButton(page).click();
  const request = await posted;
  expect(request.url()).toBe(`${site.formService.serviceUrl}/${site.email}`);
  const body = request.postData() ?? '';
  expect([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name).sort()).toEqual(
    ['_subject', '_template', '_captcha', '_next', ...ENQUIRY_FIELDS].sort(),
  );
  expect(body).toContain(wayBack);
  expect(body).toContain(ENQUIRY.subject);
  // The policy must allow the redirect.
  await ledOn;
});

/** The contact form before it is sent: what it asks for, and how it tells what is missing. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../../src/features/enquiry/enquiry';
import {
  copy,
  ENQUIRY,
  field,
  fillIn,
  form,
  hasFocus,
  holds,
  SENT,
  sendButton,
} from '../../support/contactForm';
import { site } from '../../support/labels';
import { address, eventually, phone, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

/** The fields that are marked, each with the words that describe it, and all errors that can be seen. */
const told = (page: Page) => () =>
  form(page).evaluate(
    (element, errors) => ({
      marked: [...element.querySelectorAll('[aria-invalid="true"]')].map((field) => [
        field.getAttribute('name'),
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
      shown: errors.filter((error) => (element as HTMLElement).innerText.includes(error)),
    }),
    ENQUIRY_FIELDS.flatMap((name) => copy[name].error ?? []),
  );
const invalid = (...names: EnquiryField[]) => ({
  marked: names.map((name) => [name, copy[name].error]),
  shown: names.map((name) => copy[name].error),
});

test('nothing is marked before the first try; then each error until it is mended, and nothing is sent', async () => {
  const page = await visit('/contact', width(390));
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const { serviceName } = site.enquiry;
  expect(await form(page).textContent()).toContain(interpolate(copy.privacy, { service: serviceName }));
  await fillIn(page, { name: 'A', email: 'nobody' });
  await field(page, 'name').fill('');
  expect(await told(page)()).toEqual(invalid());

  await sendButton(page).click();
  await eventually<unknown>(told(page), invalid('name', 'email', 'subject', 'message'));
  expect(await hasFocus(page, 'name')).toBe(true);

  await fillIn(page, { name: 'Jan', email: 'jan@example' });
  await eventually<unknown>(told(page), invalid('subject', 'message'));
  await fillIn(page, { email: 'jan@' });
  await sendButton(page).click();
  await eventually<unknown>(told(page), invalid('email', 'subject', 'message'));
  expect(await hasFocus(page, 'email')).toBe(true);
  expect(posts).toEqual([]);
  expect(address(page)).toBe('/contact');
});

test('the browser checks by itself until the page is hydrated, and keeps what is typed meanwhile', async () => {
  const { page, release } = await visitBeforeScripts('/contact');
  const noValidate = () => form(page).evaluate((element) => (element as HTMLFormElement).noValidate);
  expect(await noValidate()).toBe(false);
  await fillIn(page);
  release();
  await eventually(noValidate, true);
  await holds(page, ENQUIRY);
  expect(await page.evaluate(() => sessionStorage.getItem('enquiryDraft'))).toContain('Rotterdam');
});

test('without scripts it posts natively and comes back to the page of thanks', async () => {
  const page = await visit('/contact', { ...phone, ...withoutScripts });
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  const wayBack = site.siteUrl + SENT;
  await page.route(`${site.enquiry.serviceUrl}/**`, (route) =>
    route.fulfill({ status: 303, headers: { location: wayBack } }),
  );
  const ledOn = page.waitForRequest(wayBack);
  await fillIn(page);
  await sendButton(page).click();
  const request = await posted;
  expect(request.url()).toBe(`${site.enquiry.serviceUrl}/${site.email}`);
  const body = request.postData() ?? '';
  expect([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name).sort()).toEqual(
    ['_subject', '_template', '_captcha', '_next', ...ENQUIRY_FIELDS].sort(),
  );
  expect(body).toContain(wayBack);
  expect(body).toContain(ENQUIRY.subject);
  // The policy lets the service lead on.
  await ledOn;
});

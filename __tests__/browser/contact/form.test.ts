/** The contact form before it is sent, and what it offers when that failed (specification, section 5). */
import type { EnquiryField } from '../../../src/features/enquiry/enquiry';
import {
  alertsOf,
  ENQUIRY,
  FAILURE,
  field,
  form,
  holds,
  interpolate,
  LABELS,
  sendButton,
} from '../../support/contactForm';
import { address, eventually, phone, uncovered, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, visitBeforeScripts, complaints } = visitor();

const ERRORS: Partial<Record<EnquiryField, string>> = {
  name: 'Please provide your name',
  email: 'Please provide a valid email',
  subject: 'Please provide a subject',
  message: 'Please provide a message',
};

/** The errors that can be seen. */
const errorsOn = (page: Parameters<typeof form>[0]) => async () => {
  const shown: string[] = [];
  for (const error of Object.values(ERRORS))
    if (await form(page).getByText(error).isVisible()) shown.push(error);
  return shown;
};

test('the fields are labelled, typed and required as specified', async () => {
  const page = await visit('/contact');
  for (const [name, type] of [
    ['name', 'text'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['subject', 'text'],
  ] as const)
    expect(await field(page, name).getAttribute('type')).toBe(type);
  expect(await field(page, 'message').evaluate((element) => element.localName)).toBe('textarea');
  for (const name of Object.keys(LABELS) as EnquiryField[])
    expect([name, await field(page, name).evaluate((element) => element.hasAttribute('required'))]).toEqual([
      name,
      name !== 'phone',
    ]);
  expect(await form(page).locator('label').allTextContents()).toEqual(Object.values(LABELS));
  expect(await form(page).textContent()).toContain('FormSubmit receives what you enter here');
});

test('nothing is marked before the first try; then each error until it is mended, and nothing is sent', async () => {
  const page = await visit('/contact', width(390));
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await field(page, 'name').fill('A');
  await field(page, 'name').fill('');
  await field(page, 'email').fill('nobody');
  expect(await errorsOn(page)()).toEqual([]);

  await sendButton(page).click();
  await eventually(errorsOn(page), Object.values(ERRORS));
  expect(await field(page, 'name').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await form(page).locator('[aria-invalid="true"]').count()).toBe(4);

  await interpolate(page, { name: 'Jan', email: 'jan@example' });
  await eventually(errorsOn(page), [ERRORS.subject, ERRORS.message]);
  await interpolate(page, { email: 'jan@' });
  await eventually(errorsOn(page), [ERRORS.email, ERRORS.subject, ERRORS.message]);
  await sendButton(page).click();
  expect(await field(page, 'email').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(posts).toEqual([]);
  expect(address(page)).toBe('/contact');
});

test('an error is read with its field', async () => {
  const page = await visit('/contact');
  await sendButton(page).click();
  for (const [name, error] of Object.entries(ERRORS)) {
    const described = await field(page, name as EnquiryField).getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(error);
  }
});

test('the browser checks by itself until the page is alive, and keeps what is typed meanwhile', async () => {
  const { page, release } = await visitBeforeScripts('/contact');
  await uncovered(page);
  expect(await form(page).evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(false);
  await interpolate(page);
  release();
  await eventually(() => form(page).evaluate((element) => (element as HTMLFormElement).noValidate), true);
  await holds(page, ENQUIRY);
  expect(await page.evaluate(() => sessionStorage.getItem('enquiryDraft'))).toContain('Rotterdam');
});

test('without scripts it posts natively and comes back to the page of thanks', async () => {
  const page = await visit('/contact', { ...phone, ...withoutScripts });
  const posted = page.waitForRequest('https://formsubmit.co/**');
  await interpolate(page);
  expect(await sendButton(page).isVisible()).toBe(true);
  await sendButton(page).click();
  const request = await posted;
  expect([request.method(), request.url()]).toEqual(['POST', 'https://formsubmit.co/enquiries@example.com']);
  const body = request.postData() ?? '';
  expect([...body.matchAll(/name="([^"]+)"/g)].map(([, name]) => name).sort()).toEqual(
    ['_subject', '_template', '_captcha', '_next', ...Object.keys(LABELS)].sort(),
  );
  expect(body).toContain('https://www.example.com/thank-you');
  expect(body).toContain(ENQUIRY.subject);
});

test('a failure offers e-mail with the message in it, phone, and a copy', async () => {
  const page = await visit('/contact');
  const alerts = alertsOf(page);
  await page.route('https://formsubmit.co/**', (route) => route.abort());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await interpolate(page);
  expect(await form(page).getByRole('link').count()).toBe(0);
  await sendButton(page).click();
  await eventually(async () => alerts, [FAILURE]);

  const mail = form(page).getByRole('link', { name: 'Send it by e-mail to enquiries@example.com' });
  await field(page, 'message').fill('Split & oil-free\nCIF = Rotterdam');
  const href = new URL((await mail.getAttribute('href')) ?? '');
  expect(href.pathname).toBe('enquiries@example.com');
  expect(href.searchParams.get('subject')).toBe(ENQUIRY.subject);
  expect(href.searchParams.get('body')).toBe(
    `Split & oil-free\r\nCIF = Rotterdam\r\n\r\n${ENQUIRY.name}\r\n${ENQUIRY.email}\r\n${ENQUIRY.phone}`,
  );
  expect(
    await form(page)
      .getByRole('link', { name: /^Call/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['tel:+912055500100', 'tel:+912255500101']);

  await form(page).getByRole('button', { name: 'Copy your message' }).click();
  await form(page).getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('CIF = Rotterdam');
  expect(complaints(page)).not.toEqual([]);
});

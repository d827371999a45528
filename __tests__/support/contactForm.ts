/** Uses the contact form in a browser. */
import type { Page } from 'playwright-core';
import type { EnquiryField } from '../../src/enquiry/enquiry';
import { ENQUIRY_FIELDS } from '../../src/enquiry/useDraft';
import { THANK_YOU } from '../../src/routes';
import type { Answer, FormService } from './formService';
import { contact } from './labels';
import { eventually, isFocused } from './visitor';

export const texts = contact.form;
export const SENT = THANK_YOU;

type Values = Partial<Record<EnquiryField, string>>;

/** An enquiry with several lines and with characters that a wrong encoding would break. */
export const ENQUIRY = {
  name: 'Zoë "Z" Müller & Söhne',
  email: 'zoe@example.org',
  phone: '+31 10 555 0100',
  subject: 'Quote: 2 × 20 ft, CIF Rotterdam?',
  message: 'Sealed, dust-free, max 12% moisture.\nDocuments: phyto + COO.\n₹ or $?',
};

export const form = (page: Page) => page.locator('form', { has: page.getByText(texts.title) });
export const field = (page: Page, name: EnquiryField) =>
  form(page).getByRole('textbox', { name: texts[name].label, exact: true });
/** Finds the submit button. Its text changes while the message is being sent. */
export const sendButton = (page: Page) => form(page).locator('button[type="submit"]');
export const hasFocus = (page: Page, name: EnquiryField) => isFocused(field(page, name))();

export async function fillIn(page: Page, values: Values = ENQUIRY) {
  for (const [name, value] of Object.entries(values)) await field(page, name as EnquiryField).fill(value);
}

/** Waits until the form has exactly these values. */
export const expectValues = (page: Page, expected: Values) =>
  eventually(
    () => Promise.all(ENQUIRY_FIELDS.map((name) => field(page, name).inputValue())),
    ENQUIRY_FIELDS.map((name) => expected[name] ?? ''),
  );

/** Confirms the alerts of a page and collects their texts. */
export function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    // A test may end, and its page close, before the alert is confirmed. An uncaught error would fail all tests.
    dialog.accept().catch(() => {});
  });
  return alerts;
}

/** Opens the contact form, fills it in and replaces its service with the stub. */
export async function openFilledIn(page: Page, service: FormService, answer: Answer) {
  await service.connect(page, answer);
  const alerts = alertsOf(page);
  await fillIn(page);
  return { page, alerts };
}

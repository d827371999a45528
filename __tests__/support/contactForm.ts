/** The contact form as visitors find it. */
import type { Page } from 'playwright-core';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../src/features/enquiry/enquiry';
import { THANK_YOU } from '../../src/routes';
import type { Answer, FormService } from './formService';
import { contact } from './labels';
import { eventually } from './visitor';

/** The words of the form. */
export const copy = contact.form;
export const FAILURE = copy.failure;
export const SENT = THANK_YOU;

type Values = Partial<Record<EnquiryField, string>>;

/** An enquiry of several lines, with letters that a careless encoding would spoil. */
export const ENQUIRY = {
  name: 'Zoë "Z" Müller & Söhne',
  email: 'zoe@example.org',
  phone: '+31 10 555 0100',
  subject: 'Toor dal: 2 × 20 ft, CIF Rotterdam?',
  message: 'Split, oil-free, max 12% moisture.\nDocuments: phyto + COO.\n₹ or $?',
};

export const form = (page: Page) => page.locator('form', { has: page.getByText(copy.title) });
export const field = (page: Page, name: EnquiryField) =>
  form(page).getByRole('textbox', { name: copy[name].label, exact: true });
/** The button, by its place: its words change while the message is on its way. */
export const sendButton = (page: Page) => form(page).locator('button[type="submit"]');
export const hasFocus = (page: Page, name: EnquiryField) =>
  field(page, name).evaluate((element) => element === document.activeElement);

export async function fillIn(page: Page, values: Values = ENQUIRY) {
  for (const [name, value] of Object.entries(values)) await field(page, name as EnquiryField).fill(value);
}

/** Waits until the form holds these values and no others. */
export const holds = (page: Page, expected: Values) =>
  eventually(
    () => Promise.all(ENQUIRY_FIELDS.map((name) => field(page, name).inputValue())),
    ENQUIRY_FIELDS.map((name) => expected[name] ?? ''),
  );

/** The alerts of a page as they come, all of them confirmed. */
export function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return alerts;
}

/** The contact form, filled in, its service a stub. */
export async function openFilledIn(page: Page, service: FormService, answer: Answer) {
  service.thatNow(answer);
  await service.connect(page);
  const alerts = alertsOf(page);
  await fillIn(page);
  return { page, alerts };
}

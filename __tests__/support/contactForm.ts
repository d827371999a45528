/** The contact form as the tests find it on a page. */
import type { Page } from 'playwright-core';
import type { EnquiryField } from '../../src/features/enquiry/enquiry';
import type { Answer, FormService } from './formService';
import { eventually } from './visitor';

/** The labels of the fields (contract: "Widgets"). */
export const LABELS: Record<EnquiryField, string> = {
  name: 'Your Name',
  email: 'Your Email',
  phone: 'Your Phone Number (Optional)',
  subject: 'Subject',
  message: 'Message',
};

/** An enquiry of several lines, with letters that a careless encoding would spoil. */
export const ENQUIRY: Record<EnquiryField, string> = {
  name: 'Zoë "Z" Müller & Söhne',
  email: 'zoe@example.org',
  phone: '+31 10 555 0100',
  subject: 'Toor dal: 2 × 20 ft, CIF Rotterdam?',
  message: 'Split, oil-free, max 12% moisture.\nDocuments: phyto + COO.\n₹ or $?',
};

export const SENT = '/thank-you';
export const FAILURE = 'There was an error sending your message. Please try again.';

export const form = (page: Page) => page.locator('form', { has: page.getByText('Send Your Message') });
export const field = (page: Page, name: EnquiryField) =>
  form(page).getByRole('textbox', { name: LABELS[name], exact: true });
export const sendButton = (page: Page) => form(page).getByRole('button', { name: /^(Send Message|Sending)/ });

export async function interpolate(page: Page, values: Partial<Record<EnquiryField, string>> = ENQUIRY) {
  for (const [name, value] of Object.entries(values)) await field(page, name as EnquiryField).fill(value);
}

/** What the fields hold, by their names. */
export const values = async (page: Page): Promise<Record<string, string>> => {
  const held: Record<string, string> = {};
  for (const name of Object.keys(LABELS) as EnquiryField[]) held[name] = await field(page, name).inputValue();
  return held;
};

export const EMPTY = { name: '', email: '', phone: '', subject: '', message: '' };

/** Waits until the form holds these values and no others. */
export const holds = (page: Page, expected: Partial<Record<EnquiryField, string>>) =>
  eventually(() => values(page), { ...EMPTY, ...expected });

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
  await interpolate(page);
  return { page, alerts };
}

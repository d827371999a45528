/** The enquiry list is sent with the form (docs/behaviour.md, "Enquiry list"). */

import { LIST_KEY } from '../../../src/enquiry/enquiry';
import { LINK_LIMIT } from '../../../src/enquiry/enquiryLinks';
import { interpolate } from '../../../src/lib/interpolate';
import { alertsOf, FAILURE, fillIn, form, SENT, sendButton, texts } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import {
  collect,
  entries,
  type ListedEntry,
  listed,
  listLink,
  listTexts,
  preview,
  quantity,
} from '../../support/enquiryList';
import { type Answer, formService } from '../../support/formService';
import { site } from '../../support/labels';
import { eventually, navigate, open, reload, visitor } from '../../support/visitor';

const { visit, newTab, takeConsoleErrors } = visitor();
const service = formService();

const thanks = documentAt('pages/thank-you.json');
const [first, second, third] = entries;
if (!first || !second || !third) throw new Error('There are fewer than three products and fibers.');

const sentMessage = () =>
  service.enquiries[0]?.fields.find(([name]) => name === 'message')?.[1].replaceAll('\r\n', '\n');

/** Opens the contact form with these entries in the list, and fills in name and e-mail. */
async function begin(answer: Answer, chosen: readonly ListedEntry[]) {
  const page = await visit(first?.path ?? '');
  service.respondWith(answer);
  await service.connect(page);
  const alerts = alertsOf(page);
  await collect(page, chosen);
  await navigate(page, '/contact');
  await fillIn(page, { name: 'Ada', email: 'ada@example.com' });
  return { page, alerts };
}

test('the list is sent at the end of the message, then cleared and shown once on the thank-you page', async () => {
  const { page } = await begin('accepts', [first, second]);
  await quantity(page, second).fill('24');
  await preview(page)
    .filter({ hasText: `${second.name}, 24 t` })
    .waitFor();
  const text = await preview(page).textContent();
  const subject = interpolate(listTexts.subject, {
    items: [first, second].map(({ name }) => name).join(', '),
  });
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect(sentMessage()).toBe(`${listTexts.message}\n\n${text}`);
  const main = page.getByRole('main');
  await main.getByText(interpolate(thanks.asked, { subject }), { exact: true }).waitFor();
  expect(await main.getByText(`${second.name}, 24 t`).textContent()).toBe(text);
  await eventually(() => page.evaluate((key) => localStorage.getItem(key), LIST_KEY), null);
  await reload(page);
  await main.getByText(thanks.heading.title).waitFor();
  expect(await main.getByText(second.name).count()).toBe(0);
});

test('after a failure the list stays, and other ways to send it are offered', async () => {
  const { page, alerts } = await begin('drops the connection', [second, third]);
  const text = await preview(page).textContent();
  await sendButton(page).click();
  await eventually(async () => alerts, [FAILURE]);
  takeConsoleErrors(page);
  await eventually(() => listed(page), [second.name, third.name]);
  const mail = form(page).locator('a[href^="mailto:"]');
  const body = async () => new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
  expect(await body()).toContain(`${listTexts.message}\n\n${text}\n`.replaceAll('\n', '\r\n'));
  // A text that is too long for a link is offered as a copy first.
  await fillIn(page, { message: 'x'.repeat(LINK_LIMIT) });
  const { copy, writeLong } = texts.otherWays;
  const label = interpolate(writeLong, { email: site.email });
  await form(page).getByRole('link', { name: label }).waitFor();
  const offered = await form(page).locator('a, button').allTextContents();
  expect(offered[offered.findIndex((text) => text.includes(label)) - 1]?.trim()).toBe(copy.copy);
});

test('an item that another tab adds while sending is kept', async () => {
  const { page } = await begin('waits', [first]);
  await sendButton(page).click();
  await eventually(async () => service.enquiries.length, 1);
  expect(await quantity(page, first).isDisabled()).toBe(true);
  const other = await newTab(page);
  await open(other, '/team');
  await collect(other, [second]);
  service.release();
  await page.waitForURL(`**${SENT}`);
  await listLink(page, 1).waitFor();
  expect(sentMessage()).not.toContain(second.name);
});

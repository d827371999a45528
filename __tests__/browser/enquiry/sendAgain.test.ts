/** A message that was sent without checking the response can be restored for one day. */
import type { Page } from 'playwright-core';
import { ENQUIRY, fillIn, form, hasFocus, holds, SENT, sendButton, texts } from '../../support/contactForm';
import { formService } from '../../support/formService';
import { eventually, layoutShift, open, visitor, width } from '../../support/visitor';

const { visit, newTab, takeComplaints } = visitor();
const service = formService();

const offer = (page: Page) => form(page).getByText(texts.sendAgain.title);
const button = (page: Page, name: 'restore' | 'forget') =>
  form(page).getByRole('button', { name: texts.sendAgain[name] });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sentEnquiry'));

/** Sends a message that the service rejects, which the site does not notice, and opens the form in a new tab. */
async function comeBack(): Promise<Page> {
  service.thatNow('fails with 500');
  const first = await visit('/contact', width(390));
  await service.connect(first);
  expect(await offer(first).count()).toBe(0);
  await fillIn(first);
  await sendButton(first).click();
  await first.waitForURL(`**${SENT}`);
  takeComplaints(first);
  const page = await newTab(first);
  await open(page, '/contact');
  await offer(page).waitFor();
  return page;
}

test('restoring appends the message to typed text, moves nothing in view, and the result can be sent', async () => {
  const page = await comeBack();
  expect(await layoutShift(page)).toBe(0);
  await holds(page, {});
  await fillIn(page, { subject: 'Once more', message: 'Did this arrive?' });
  await button(page, 'restore').click();
  const joined = {
    ...ENQUIRY,
    subject: 'Once more',
    message: `${ENQUIRY.message}\nDid this arrive?`,
  };
  await holds(page, joined);
  expect([await hasFocus(page, 'name'), await offer(page).count(), await kept(page)]).toEqual([
    true,
    0,
    null,
  ]);
  // The result is stored as a draft.
  await open(page, '/contact');
  await holds(page, joined);

  service.thatNow('accepts');
  await service.connect(page);
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect(service.enquiries).toHaveLength(1);
  expect(Object.fromEntries(service.enquiries[0]?.fields ?? [])).toMatchObject({
    ...joined,
    message: joined.message.replaceAll('\n', '\r\n'),
  });
});

test('the message is removed with the button and after one day', async () => {
  const page = await comeBack();
  await button(page, 'forget').click();
  await eventually(() => offer(page).count(), 0);
  expect(await kept(page)).toBeNull();
  expect(await sendButton(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await holds(page, {});

  const later = await comeBack();
  await later.evaluate(() => {
    const sent = JSON.parse(localStorage.getItem('sentEnquiry') ?? '') as { at: number };
    localStorage.setItem('sentEnquiry', JSON.stringify({ ...sent, at: sent.at - 24 * 60 * 60 * 1000 }));
  });
  await open(later, '/contact');
  await eventually(() => kept(later), null);
  expect(await offer(later).count()).toBe(0);
});

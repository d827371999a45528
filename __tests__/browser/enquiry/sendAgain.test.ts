/** A message that was sent without checking the response is offered again. The unit tests cover the time limit. */
import type { Page } from 'playwright-core';
import {
  ENQUIRY,
  expectValues,
  field,
  fillIn,
  form,
  hasFocus,
  SENT,
  sendButton,
  texts,
} from '../../support/contactForm';
import { formService } from '../../support/formService';
import { eventually, layoutShift, open, visitor, width } from '../../support/visitor';

const { visit, newTab, takeComplaints } = visitor();
const service = formService();

const offer = (page: Page) => form(page).getByText(texts.sendAgain.title);
const button = (page: Page, name: 'restore' | 'forget') =>
  form(page).getByRole('button', { name: texts.sendAgain[name] });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sentEnquiry'));

test('restoring appends the message to typed text; the result is offered again until it is deleted', async () => {
  // The service rejects the message, which the site does not notice.
  service.respondWith('fails with 500');
  const first = await visit('/contact', width(390));
  await service.connect(first);
  await fillIn(first);
  await field(first, 'subject').press('Enter');
  await first.waitForURL(`**${SENT}`);
  takeComplaints(first);
  const page = await newTab(first);
  await open(page, '/contact');
  await offer(page).waitFor();
  // The arrival of the font may move texts by a fraction of a pixel.
  expect(await layoutShift(page)).toBeCloseTo(0, 3);
  await expectValues(page, {});
  await fillIn(page, { subject: 'Once more', message: 'Did this arrive?' });
  await button(page, 'restore').click();
  const joined = {
    ...ENQUIRY,
    subject: 'Once more',
    message: `${ENQUIRY.message}\nDid this arrive?`,
  };
  await expectValues(page, joined);
  expect([await hasFocus(page, 'name'), await offer(page).count(), await kept(page)]).toEqual([
    true,
    0,
    null,
  ]);
  // The result is stored as a draft.
  await open(page, '/contact');
  await expectValues(page, joined);

  service.respondWith('accepts');
  await service.connect(page);
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect(service.enquiries).toHaveLength(1);
  expect(Object.fromEntries(service.enquiries[0]?.fields ?? [])).toMatchObject({
    ...joined,
    message: joined.message.replaceAll('\n', '\r\n'),
  });

  await open(page, '/contact');
  await button(page, 'forget').click();
  await eventually(() => offer(page).count(), 0);
  expect(await kept(page)).toBeNull();
  expect(await sendButton(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await expectValues(page, {});
});

/** A message whose answer nobody read: it is offered back for a day, and no longer. */
import type { Page } from 'playwright-core';
import { copy, ENQUIRY, fillIn, form, hasFocus, holds, SENT, sendButton } from '../../support/contactForm';
import { formService } from '../../support/formService';
import { eventually, layoutShift, open, visitor, width } from '../../support/visitor';

const { visit, newTab, takeComplaints } = visitor();
const service = formService();

const offer = (page: Page) => form(page).getByText(copy.sendAgain.title);
const button = (page: Page, name: 'restore' | 'forget') =>
  form(page).getByRole('button', { name: copy.sendAgain[name] });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sentEnquiry'));

/** The visitor has sent a message that the service refused, was thanked all the same, and comes back in a new tab. */
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

test('it is filled in again beside what is typed already, moves nothing in view, and is sent as any other', async () => {
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
  // It is a draft again.
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

test('it is deleted when the visitor says so, and after a day', async () => {
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

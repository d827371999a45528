/** A visitor who leaves the page while the message is on its way. */
import {
  copy,
  ENQUIRY,
  FAILURE,
  field,
  fillIn,
  form,
  holds,
  openFilledIn,
  SENT,
  sendButton,
} from '../../support/contactForm';
import { type Answer, formService } from '../../support/formService';
import { titleOf } from '../../support/labels';
import { address, eventually, navigate, visitor } from '../../support/visitor';

const { visit, takeComplaints } = visitor();
const service = formService();

/** A message has arrived at the service, which waits with its answer. */
async function send(answer: Answer) {
  const { page, alerts } = await openFilledIn(await visit('/contact'), service, answer);
  await sendButton(page).click();
  await eventually(async () => service.enquiries.length, 1);
  const leave = async () => {
    await navigate(page, '/team');
    await page.getByRole('heading', { level: 1, name: titleOf('team') }).waitFor();
  };
  return { page, alerts, leave };
}

test('is not called back, and finds an empty form that tells of the end', async () => {
  const { page, alerts, leave } = await send('waits');
  await leave();
  service.release();
  await eventually(() => page.evaluate(() => sessionStorage.getItem('enquiryDraft')), null);
  expect([address(page), alerts]).toEqual(['/team', []]);
  await navigate(page, '/contact');
  await holds(page, {});
  const told = form(page).getByText(copy.sent);
  await told.waitFor();
  expect(await sendButton(page).isEnabled()).toBe(true);
  await fillIn(page, { name: 'Jan' });
  await told.waitFor({ state: 'hidden' });
});

test('and is impatient, and comes back, finds it still on its way, and is thanked then, once', async () => {
  const { page, alerts, leave } = await send('waits');
  await page.clock.install();
  for (let tenSeconds = 0; tenSeconds < 3; tenSeconds += 1) {
    await page.clock.fastForward(10_000);
    await sendButton(page).click({ force: true });
    await field(page, 'subject').press('Enter');
    expect(await sendButton(page).textContent()).toBe(copy.sending);
  }
  await leave();
  await page.goBack();
  await holds(page, ENQUIRY);
  expect(await sendButton(page).isDisabled()).toBe(true);
  service.release();
  await page.waitForURL(`**${SENT}`);
  expect([service.enquiries.length, alerts]).toEqual([1, []]);
});

test('is told when it fails, and finds it in the form', async () => {
  const { page, alerts, leave } = await send('waits, then drops');
  await leave();
  service.release();
  await eventually(async () => alerts, [FAILURE]);
  expect(takeComplaints(page).join('\n')).toContain('The enquiry could not be sent.');
  await navigate(page, '/contact');
  await holds(page, ENQUIRY);
  await form(page).getByText(copy.otherWays.title).waitFor();
});

/** The visitor leaves the page while the message is being sent. */
import {
  ENQUIRY,
  FAILURE,
  field,
  fillIn,
  form,
  holds,
  openFilledIn,
  SENT,
  sendButton,
  texts,
} from '../../support/contactForm';
import { type Answer, formService } from '../../support/formService';
import { titleOf } from '../../support/labels';
import { address, eventually, navigate, visitor } from '../../support/visitor';

const { visit, takeComplaints } = visitor();
const service = formService();

/** Sends a message and waits until the service has received it. The service does not respond yet. */
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

test('after a success the visitor is not redirected, and the form is empty and reports the success', async () => {
  const { page, alerts, leave } = await send('waits');
  await leave();
  service.release();
  await eventually(() => page.evaluate(() => sessionStorage.getItem('enquiryDraft')), null);
  expect([address(page), alerts]).toEqual(['/team', []]);
  await navigate(page, '/contact');
  await holds(page, {});
  const report = form(page).getByText(texts.sent);
  await report.waitFor();
  expect(await sendButton(page).isEnabled()).toBe(true);
  await fillIn(page, { name: 'Jan' });
  await report.waitFor({ state: 'hidden' });
});

test('a visitor who returns before the response cannot send again and is redirected to the thank-you page', async () => {
  const { page, alerts, leave } = await send('waits');
  await page.clock.install();
  for (let tenSeconds = 0; tenSeconds < 3; tenSeconds += 1) {
    await page.clock.fastForward(10_000);
    await sendButton(page).click({ force: true });
    await field(page, 'subject').press('Enter');
    expect(await sendButton(page).textContent()).toBe(texts.sending);
  }
  await leave();
  await page.goBack();
  await holds(page, ENQUIRY);
  expect(await sendButton(page).isDisabled()).toBe(true);
  service.release();
  await page.waitForURL(`**${SENT}`);
  expect([service.enquiries.length, alerts]).toEqual([1, []]);
});

test('after a failure there is an alert, and the form still has the message', async () => {
  const { page, alerts, leave } = await send('waits, then drops');
  await leave();
  service.release();
  await eventually(async () => alerts, [FAILURE]);
  expect(takeComplaints(page).join('\n')).toContain('The enquiry could not be sent.');
  await navigate(page, '/contact');
  await holds(page, ENQUIRY);
  await form(page).getByText(texts.otherWays.title).waitFor();
});

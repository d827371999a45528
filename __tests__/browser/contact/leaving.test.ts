/** A visitor who leaves the page while the message is on its way (contract: "Contact enquiry"). */
import {
  ENQUIRY,
  FAILURE,
  form,
  holds,
  interpolate,
  openFilledIn,
  SENT,
  sendButton,
} from '../../support/contactForm';
import { type Answer, formService } from '../../support/formService';
import { address, eventually, navigate, visitor } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, complaints } = visitor();
const service = formService();

/** A message has arrived at the service, which waits with its answer; the visitor reads another page. */
async function sendAndLeave(answer: Answer) {
  const { page, alerts } = await openFilledIn(await visit('/contact'), service, answer);
  await sendButton(page).click();
  await eventually(async () => service.enquiries.length, 1);
  await navigate(page, '/team');
  await page.getByRole('heading', { name: 'Our Team' }).waitFor();
  return { page, alerts };
}

test('is not called back, and finds an empty form that tells of the end', async () => {
  const { page, alerts } = await sendAndLeave('waits');
  service.release();
  await eventually(() => page.evaluate(() => sessionStorage.getItem('enquiryDraft')), null);
  expect([address(page), alerts]).toEqual(['/team', []]);
  await navigate(page, '/contact');
  await holds(page, {});
  const told = form(page).getByText('Your last message was sent.');
  await told.waitFor();
  expect(await sendButton(page).isEnabled()).toBe(true);
  await interpolate(page, { name: 'Jan' });
  await told.waitFor({ state: 'hidden' });
});

test('and comes back finds it still on its way, and is thanked then', async () => {
  const { page, alerts } = await sendAndLeave('waits');
  await page.goBack();
  await holds(page, ENQUIRY);
  expect(await sendButton(page).isDisabled()).toBe(true);
  service.release();
  await page.waitForURL(`**${SENT}`);
  expect(alerts).toEqual([]);
  expect(service.enquiries).toHaveLength(1);
});

test('is told when it fails, and finds it in the form', async () => {
  const { page, alerts } = await sendAndLeave('waits, then drops');
  service.release();
  await eventually(async () => alerts, [FAILURE]);
  expect(complaints(page).join('\n')).toContain('The enquiry could not be sent.');
  await navigate(page, '/contact');
  await holds(page, ENQUIRY);
  await form(page).getByText('Your message was not sent').waitFor();
});

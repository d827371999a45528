/** An enquiry on a slow network: it is sent once, whatever the visitor does meanwhile, and its end is told. */
import { ENQUIRY, field, holds, openFilledIn, SENT, sendButton } from '../../support/contactForm';
import { heading, menu } from '../../support/faults';
import { formService } from '../../support/formService';
import { eventually, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();
const service = formService();

test('half a minute without an answer, with impatience, and with another page meanwhile', async () => {
  const { page, alerts } = await openFilledIn(await visit('/contact', width(1440)), service, 'waits');
  await uncovered(page);
  await page.clock.install();
  await sendButton(page).click();
  await eventually(async () => service.enquiries.length, 1);
  for (let tenSeconds = 0; tenSeconds < 3; tenSeconds += 1) {
    await page.clock.fastForward(10_000);
    await sendButton(page).click({ force: true });
    await field(page, 'subject').press('Enter');
    expect(await sendButton(page).textContent()).toBe('Sending...');
  }
  await menu(page, 'About').click();
  await page.waitForURL('**/about');
  await page.clock.fastForward(10_000);
  await menu(page, 'Contact').click();
  await heading(page, 'Contact Us').waitFor();
  await holds(page, ENQUIRY);
  expect(await sendButton(page).isDisabled()).toBe(true);
  service.release();
  await page.waitForURL(`**${SENT}`);
  expect([service.enquiries.length, alerts]).toEqual([1, []]);
});

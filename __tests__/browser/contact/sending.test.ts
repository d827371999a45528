/** Sending the enquiry (specification, sections 4, 7 and 8; contract: "Contact enquiry"). */
import { ENQUIRY, FAILURE, form, holds, openFilledIn, SENT, sendButton } from '../../support/contactForm';
import { type Answer, formService } from '../../support/formService';
import { address, eventually, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, complaints } = visitor();
const service = formService();

const open = async (answer: Answer, settings = width(1440)) =>
  openFilledIn(await visit('/contact', settings), service, answer);
type Visit = Awaited<ReturnType<typeof open>>;

const arrived = () => eventually(async () => service.enquiries.length, 1);
const thanked = async ({ page, alerts }: Visit) => {
  await page.getByRole('heading', { name: 'Thank You For Your Message!' }).waitFor();
  expect(address(page)).toBe(SENT);
  expect(alerts).toEqual([]);
};
/** The failure is told, logged, and has cost nothing. */
const failed = async ({ page, alerts }: Visit) => {
  await eventually(async () => alerts, [FAILURE]);
  await eventually(() => sendButton(page).isEnabled(), true);
  expect(await sendButton(page).textContent()).toBe('Send Message');
  expect(address(page)).toBe('/contact');
  await holds(page, ENQUIRY);
  expect(complaints(page).join('\n')).toContain('The enquiry could not be sent.');
};

test('it is one POST of exactly these fields to the address of the mailbox', async () => {
  const visited = await open('accepts');
  await sendButton(visited.page).click();
  await thanked(visited);
  expect(service.enquiries).toEqual([
    {
      method: 'POST',
      path: '/ajax/enquiries@example.com',
      type: 'multipart/form-data',
      fields: [
        ['_subject', 'New Contact Form Submission - Deccan Meridian'],
        ['_template', 'table'],
        ['_captcha', 'false'],
        ['name', ENQUIRY.name],
        ['email', ENQUIRY.email],
        ['phone', ENQUIRY.phone],
        ['subject', ENQUIRY.subject],
        ['message', ENQUIRY.message.replaceAll('\n', '\r\n')],
      ],
    },
  ]);
});

test.each(['accepts', 'refuses', 'fails with 500', 'writes no JSON'] as const)(
  'a service that %s has completed, and that is a success',
  async (answer) => {
    const visited = await open(answer);
    await sendButton(visited.page).click();
    await thanked(visited);
    // The browser itself tells of the status 500.
    complaints(visited.page);
  },
);

test('Enter in a field sends as well', async () => {
  const visited = await open('accepts', width(390));
  await visited.page.keyboard.press('Shift+Tab');
  await visited.page.keyboard.press('Enter');
  await thanked(visited);
  expect(service.enquiries).toHaveLength(1);
});

test('meanwhile the button is disabled and says so, and the fields wait', async () => {
  const visited = await open('waits');
  const { page } = visited;
  await sendButton(page).click();
  await arrived();
  expect(await sendButton(page).isDisabled()).toBe(true);
  expect(await sendButton(page).textContent()).toBe('Sending...');
  expect(await form(page).getByRole('status').first().textContent()).toBe('Sending...');
  expect(await form(page).getByRole('textbox', { name: 'Message' }).isEditable()).toBe(false);
  expect(address(page)).toBe('/contact');
  service.release();
  await thanked(visited);
});

test('a double click sends once', async () => {
  const visited = await open('waits');
  await sendButton(visited.page).dblclick();
  await visited.page.keyboard.press('Enter');
  await arrived();
  service.release();
  await thanked(visited);
  expect(service.enquiries).toHaveLength(1);
});

test('two submits in one moment send once', async () => {
  const visited = await open('accepts');
  await form(visited.page).evaluate((element) => {
    (element as HTMLFormElement).requestSubmit();
    (element as HTMLFormElement).requestSubmit();
  });
  await thanked(visited);
  expect(service.enquiries).toHaveLength(1);
});

test('a dropped connection is a failure, and a second try arrives', async () => {
  const visited = await open('drops the connection');
  const { page, alerts } = visited;
  await sendButton(page).click();
  await failed(visited);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send Message');
  service.thatNow('accepts');
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect(alerts).toEqual([FAILURE]);
  expect(service.enquiries).toHaveLength(1);
});

test('a message that was sent is not asked for again when the page of thanks cannot be loaded', async () => {
  const { page, alerts } = await open('accepts');
  await page.route(/thank-you/, (route) => route.abort());
  await sendButton(page).click();
  await page.getByRole('heading', { level: 1, name: 'This Page Did Not Load' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await form(page).getByText('Your last message was sent.').waitFor();
  await holds(page, {});
  expect(alerts).toEqual([]);
  expect(complaints(page)).not.toEqual([]);
});

test('the focus waits beside the button', async () => {
  const visited = await open('waits, then drops');
  const { page } = visited;
  await sendButton(page).focus();
  await page.keyboard.press('Space');
  await arrived();
  expect(await form(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  service.release();
  await failed(visited);
  expect(await sendButton(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('offline is a failure', async () => {
  const visited = await open('accepts');
  await visited.page.unroute('https://formsubmit.co/**');
  await visited.page.context().unrouteAll();
  await visited.page.context().setOffline(true);
  await sendButton(visited.page).click();
  await failed(visited);
});

test('a silent service is waited for, for as long as it takes', async () => {
  const { page, alerts } = await open('never answers');
  await page.clock.install();
  await sendButton(page).click();
  await arrived();
  await page.clock.runFor('01:00:00');
  expect(await sendButton(page).textContent()).toBe('Sending...');
  expect(alerts).toEqual([]);
});

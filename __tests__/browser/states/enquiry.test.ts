/** States of the contact form. */
import { alertsOf, copy, ENQUIRY, fillIn, form, sendButton } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import { site } from '../../support/labels';
import { press, testStates } from '../../support/states';
import { navigate, visitor } from '../../support/visitor';

const { visit, takeComplaints } = visitor();

const SERVICE = `${site.enquiry.serviceUrl}/**`;
const LONG_WORD = 'a-word-without-a-place-to-break-'.repeat(9);
const thanks = documentAt('pages/thank-you.json');

testStates(visit, [
  [
    'the contact form with its errors',
    '/contact',
    390,
    (page) => press(page, copy.submit),
    (page) => [
      form(page),
      ...(['name', 'email', 'subject', 'message'] as const).map((name) =>
        form(page).getByText(copy[name].error ?? ''),
      ),
    ],
  ],
  [
    'the contact form while a message is on its way',
    '/contact',
    390,
    async (page) => {
      await page.route(SERVICE, () => {});
      await fillIn(page);
      await press(page, copy.submit);
      await page.getByRole('button', { name: copy.sending }).waitFor();
    },
    (page) => [sendButton(page)],
  ],
  [
    'the contact form after a failure',
    '/contact',
    390,
    async (page) => {
      alertsOf(page);
      await page.route(SERVICE, (route) => route.abort());
      await fillIn(page, { ...ENQUIRY, message: LONG_WORD });
      await press(page, copy.submit);
      await page.getByText(copy.otherWays.title).waitFor();
      takeComplaints(page);
    },
    (page) => [form(page)],
  ],
  [
    'the contact form that offers the last message back',
    '/contact',
    390,
    async (page) => {
      await page.route(SERVICE, (route) => route.fulfill({ body: '' }));
      await fillIn(page);
      await press(page, copy.submit);
      // The URL changes before the page does.
      await page.getByRole('heading', { name: thanks.heading.title }).waitFor();
      await navigate(page, '/contact');
      await page.getByText(copy.sendAgain.title).waitFor();
    },
    (page) => [form(page)],
  ],
]);

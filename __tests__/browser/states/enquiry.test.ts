/** States of the contact form. */
import { alertsOf, ENQUIRY, fillIn, form, sendButton, texts } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import { site } from '../../support/labels';
import { at, expectSound, LONG_WORD, press } from '../../support/states';
import { navigate, visitor } from '../../support/visitor';

const { visit, takeComplaints } = visitor();

const SERVICE = `${site.formService.serviceUrl}/**`;
const thanks = documentAt('pages/thank-you.json');

test('the contact form with errors, while sending, and with the offer to send again', async () => {
  const page = await visit('/contact', at(390));
  await press(page, texts.submit);
  const errors = (['name', 'email', 'subject', 'message'] as const).map((name) =>
    form(page).getByText(texts[name].error ?? ''),
  );
  await expectSound(page, form(page), ...errors);
  let answer = () => {};
  await page.route(SERVICE, async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    await route.fulfill({ body: '' });
  });
  await fillIn(page);
  await press(page, texts.submit);
  await page.getByRole('button', { name: texts.sending }).waitFor();
  await expectSound(page, sendButton(page));
  answer();
  // The URL changes before the page is rendered.
  await page.getByRole('heading', { name: thanks.heading.title }).waitFor();
  await navigate(page, '/contact');
  await page.getByText(texts.sendAgain.title).waitFor();
  await expectSound(page, form(page));
});

test('the contact form after a failure', async () => {
  const page = await visit('/contact', at(390));
  alertsOf(page);
  await page.route(SERVICE, (route) => route.abort());
  await fillIn(page, { ...ENQUIRY, message: LONG_WORD });
  await press(page, texts.submit);
  await page.getByText(texts.otherWays.title).waitFor();
  takeComplaints(page);
  await expectSound(page, form(page));
});

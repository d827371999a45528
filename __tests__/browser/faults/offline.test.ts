/** A connection that is gone in the middle of a visit, and comes back: nothing is lost. */
import {
  alertsOf,
  ENQUIRY,
  FAILURE,
  form,
  holds,
  interpolate,
  SENT,
  sendButton,
} from '../../support/contactForm';
import { errorPage, heading, offline, withhold } from '../../support/faults';
import { formService } from '../../support/formService';
import { expanded, link, toggle } from '../../support/mainMenu';
import { input, opener, recent, search } from '../../support/searchDialog';
import { address, eventually, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, complaints } = visitor();
const service = formService();

test('the form, the menu and the search go on, and the enquiry is sent in the end', async () => {
  const page = await visit('/contact', width(390));
  await uncovered(page);
  const alerts = alertsOf(page);
  await interpolate(page);
  await page.context().unrouteAll();
  // The page may have been fetched in advance.
  await withhold(page, '/services', 'src-pages-services-tsx');
  await offline(page, true);

  await sendButton(page).click();
  await eventually(async () => alerts, [FAILURE]);
  await form(page)
    .getByRole('link', { name: /^Send it by e-mail/ })
    .waitFor();
  await holds(page, ENQUIRY);

  await toggle(page).click();
  expect(await link(page, 'About').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(expanded(toggle(page)), 'false');

  await search(page, 'soy');
  await errorPage(page).waitFor();
  await opener(page).click();
  await eventually(() => recent(page).allTextContents(), ['soy']);
  expect(await input(page).inputValue()).toBe('soy');
  await page.keyboard.press('Escape');
  expect(address(page)).toBe('/services?search=soy');
  await page.goBack();
  await heading(page, 'Contact Us').waitFor();
  await holds(page, ENQUIRY);

  await offline(page, false);
  service.thatNow('accepts');
  await service.connect(page);
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect(service.enquiries).toHaveLength(1);
  expect(alerts).toEqual([FAILURE]);
  complaints(page);
});

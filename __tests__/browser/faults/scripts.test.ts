/** A script or data of the first page that never come: the page stands as the server sent it, and can be used. */
import { hydrated } from '../../support/builtSite';
import { ENQUIRY, form, interpolate, sendButton } from '../../support/contactForm';
import { heading } from '../../support/faults';
import { link, toggle } from '../../support/mainMenu';
import { opener } from '../../support/searchDialog';
import { eventually, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, complaints } = visitor();

test.each([
  ['the runtime', '**/webpack-runtime-*.js'],
  ['the framework', '**/framework-*.js'],
  ['the script of the site', '**/app-*.js'],
  ['the script of the page', '**/component---src-pages-contact-tsx-*.js'],
  ['the data of the page', '**/page-data/contact/page-data.json'],
  ['the data of the frame', '**/page-data/sq/d/*.json'],
])('without %s', async (_, files) => {
  const page = await newPage(width(390));
  let missed = 0;
  await page.route(files, (way) => {
    missed += 1;
    return way.abort();
  });
  await page.goto('/contact');
  await uncovered(page);
  await eventually(async () => missed > 0, true);
  expect(await page.locator('[data-alive]').count()).toBe(0);
  expect(await heading(page, 'Contact Us').isVisible()).toBe(true);

  await toggle(page).click();
  expect(await link(page, 'About').isVisible()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await link(page, 'Our Business').hover();
  expect(await link(page, 'Logistics').isVisible()).toBe(true);

  await opener(page).click();
  await heading(page, 'Services').waitFor();
  await page.goBack();
  await uncovered(page);
  const posted = page.waitForRequest('https://formsubmit.co/**');
  await interpolate(page);
  expect(await form(page).evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(false);
  await sendButton(page).click();
  const request = await posted;
  expect([request.method(), request.url()]).toEqual(['POST', 'https://formsubmit.co/enquiries@example.com']);
  expect(request.postData()).toContain(ENQUIRY.subject);
  complaints(page);
});

test('without the number of the release the page comes alive all the same', async () => {
  const page = await newPage();
  await page.route('**/page-data/app-data.json', (way) => way.abort());
  await page.goto('/contact');
  await hydrated(page);
  complaints(page);
});

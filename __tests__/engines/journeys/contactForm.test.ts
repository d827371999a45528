/** Sending an enquiry, and its draft (docs/behaviour.md, "Enquiry"). */
import { ENQUIRY_FIELDS, type EnquiryField } from '../../../src/features/enquiry/enquiry';
import { copy, ENQUIRY, FAILURE, SENT } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import { site } from '../../support/labels';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { field, link, main, sendButton } from '../targets';
import { visitor } from '../visitor';

const { visit, takeComplaints } = visitor();

const { heading, actions } = documentAt('pages/thank-you.json');
const [, another] = actions;
/** One line: Enter in the message would not be typed alike by all drivers. */
const enquiry: Record<EnquiryField, string> = { ...ENQUIRY, message: 'Split & oil-free, max 12% moisture.' };
const empty = Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, '']));

const fillIn = async (page: Page) => {
  for (const name of ENQUIRY_FIELDS) await page.fill(field(name), enquiry[name]);
};
const values = (page: Page) => async () => {
  const entries = [];
  for (const name of ENQUIRY_FIELDS) entries.push([name, await page.value(field(name))]);
  return Object.fromEntries(entries);
};

/** Replaces the form service in the page: it accepts an enquiry, or cannot be reached. */
const stubService = (page: Page, accepts: boolean) =>
  page.evaluate((_query, succeeds) => {
    const real = window.fetch;
    const sent: string[][] = [];
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (url.origin === location.origin) return real(input, init);
      if (init?.body instanceof FormData) sent.push([...init.body].map((entry) => entry.join(': ')));
      if (!succeeds) throw new TypeError('The stub of the form service fails.');
      return new Response('{"success":"true"}', { headers: { 'content-type': 'application/json' } });
    };
    Object.assign(window, { sentEnquiries: sent });
  }, accepts);
const sent = (page: Page) =>
  page.evaluate(() => (window as unknown as { sentEnquiries: string[][] }).sentEnquiries);

test('a message is sent once, the page of thanks follows, and the form is empty for another one', async () => {
  const page = await visit('/contact');
  await stubService(page, true);
  await fillIn(page);
  await page.click(sendButton);
  await eventually(page.address, SENT);
  await eventually(async () => (await page.texts({ css: 'h2', within: main })).includes(heading.title), true);
  const enquiries = await sent(page);
  expect(enquiries).toHaveLength(1);
  for (const name of ENQUIRY_FIELDS) expect(enquiries[0]).toContain(`${name}: ${enquiry[name]}`);
  await page.click(link(another?.label ?? '', main));
  await eventually(page.address, '/contact');
  await eventually(values(page), empty);
});

test('a message that was sent does not come back: on the way back, and after a reload', async () => {
  const page = await visit('/contact');
  await stubService(page, true);
  await fillIn(page);
  await page.click(sendButton);
  await eventually(page.address, SENT);
  await page.find(link(another?.label ?? '', main));
  await page.back();
  await eventually(page.address, '/contact');
  await eventually(values(page), empty);
  await page.reload();
  await eventually(values(page), empty);
  // Restored fields would become a draft a moment later.
  await page.reload();
  expect(await values(page)()).toEqual(empty);
});

test('a failure is said, leaves all fields as they were, and shows other ways to write', async () => {
  const page = await visit('/contact');
  await stubService(page, false);
  await fillIn(page);
  await page.click(sendButton);
  expect(await page.alert()).toBe(FAILURE);
  const mail = { css: `main form a[href^="mailto:${site.email}"]` };
  await page.find(mail);
  expect(await page.texts({ css: 'main form' }).then(String)).toContain(copy.otherWays.title);
  expect(await page.address()).toBe('/contact');
  expect(await values(page)()).toEqual(enquiry);
  await eventually(() => page.texts(sendButton), [copy.submit]);
  takeComplaints();
});

test('an incomplete form names what is missing and sends nothing', async () => {
  const page = await visit('/contact');
  await stubService(page, true);
  await page.fill(field('name'), enquiry.name);
  await page.click(sendButton);
  await eventually(() => page.hasFocus(field('email')), true);
  expect(await page.texts({ css: 'main form' }).then(String)).toContain(copy.email.error);
  expect(await sent(page)).toEqual([]);
});

test('a draft is there again after a reload and in no other tab', async () => {
  const page = await visit('/contact');
  await fillIn(page);
  await page.reload();
  await eventually(values(page), enquiry);
  const other = await visit('/contact');
  expect(await values(other)()).toEqual(empty);
});

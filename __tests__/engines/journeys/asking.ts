/** Journeys with the contact form, the newsletter and stories (docs/behaviour.md). */
import { ENQUIRY_FIELDS, type EnquiryField } from '../../../src/enquiry/enquiry';
import { ENQUIRY, FAILURE, SENT, texts } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import { navigation, site, titleOf } from '../../support/labels';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { button, byRole, field, footer, link, main, sendButton, title } from '../targets';
import { desktop, type Journey, phone } from './journey';

const thanks = documentAt('pages/thank-you.json');
const another = thanks.actions[1] ?? { label: '', to: '' };
const { shareStory } = documentAt('pages/legacy.json');
const { newsletter } = navigation.footer;
/** The message has one line, because drivers type line breaks differently. */
const enquiry: Record<EnquiryField, string> = { ...ENQUIRY, message: 'Split & oil-free, max 12% moisture.' };
const empty = Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, '']));

const fillIn = async (page: Page) => {
  for (const name of ENQUIRY_FIELDS) await page.fill(field(name), enquiry[name]);
};
const values = (page: Page) => async () => {
  const read = [];
  for (const name of ENQUIRY_FIELDS) read.push([name, await page.value(field(name))]);
  return Object.fromEntries(read);
};
const textOfForm = async (page: Page) => (await page.texts({ css: 'main form' })).join();

/** Replaces the form service in the page. The stub accepts an enquiry or simulates a network error. */
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

export const asking: Journey[] = [
  {
    name: 'an incomplete form sends nothing; a complete form is sent once, opens the thank-you page and is empty afterwards',
    settings: desktop,
    async go(visit) {
      const page = await visit('/contact');
      await stubService(page, true);
      await page.fill(field('name'), enquiry.name);
      await page.click(sendButton);
      await eventually(() => page.hasFocus(field('email')), true);
      expect(await textOfForm(page)).toContain(texts.email.error);
      expect(await sent(page)).toEqual([]);
      await fillIn(page);
      await page.click(sendButton);
      await eventually(page.address, SENT);
      await page.find(byRole('heading', thanks.heading.title, main));
      const enquiries = await sent(page);
      expect(enquiries).toHaveLength(1);
      for (const name of ENQUIRY_FIELDS) expect(enquiries[0]).toContain(`${name}: ${enquiry[name]}`);
      await page.click(link(another.label, main));
      await eventually(page.address, '/contact');
      await eventually(values(page), empty);
    },
  },
  {
    name: 'a sent message does not return with Back or after reloads',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit('/contact');
      await stubService(page, true);
      await fillIn(page);
      await page.click(sendButton);
      await eventually(page.address, SENT);
      await page.find(link(another.label, main));
      await page.back();
      await eventually(page.address, '/contact');
      await eventually(values(page), empty);
      await page.reload();
      await eventually(values(page), empty);
      // Reload immediately, because the form saves restored fields as a draft after a short delay.
      await page.reload();
      expect(await values(page)()).toEqual(empty);
    },
  },
  {
    name: 'a failure shows an alert and other ways to write, and leaves all fields unchanged',
    settings: desktop,
    logsErrors: true,
    async go(visit) {
      const page = await visit('/contact');
      await stubService(page, false);
      await fillIn(page);
      for (let attempt = 0; attempt < 2; attempt++) {
        await page.click(sendButton);
        expect(await page.alert()).toBe(FAILURE);
        await page.find({ css: `main form a[href^="mailto:${site.email}"]` });
        expect(await textOfForm(page)).toContain(texts.otherWays.title);
        expect(await page.address()).toBe('/contact');
        expect(await values(page)()).toEqual(enquiry);
        await eventually(() => page.texts(sendButton), [texts.submit]);
      }
    },
  },
  {
    name: 'a draft survives a reload and visits of other pages, and is in no other tab',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit('/contact');
      await fillIn(page);
      await page.reload();
      await eventually(values(page), enquiry);
      await page.navigate('/team');
      await eventually(() => page.texts(title), [titleOf('team')]);
      await page.back();
      await eventually(values(page), enquiry);
      await page.open('/team');
      await page.open('/contact');
      await eventually(values(page), enquiry);
      const newTab = await visit('/contact');
      expect(await values(newTab)()).toEqual(empty);
    },
  },
  {
    name: 'sending a story shows a thank-you alert',
    settings: desktop,
    async go(visit) {
      const page = await visit('/legacy');
      for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const)
        await page.fill(byRole('textbox', shareStory[name], main), name === 'email' ? ENQUIRY.email : '1');
      await page.click(button(shareStory.submit, main));
      expect(await page.alert()).toBe(shareStory.thanks);
    },
  },
  {
    name: 'the newsletter box opens the contact form with its subject',
    settings: phone,
    async go(visit) {
      const page = await visit('/team');
      await page.fill(byRole('textbox', newsletter.inputLabel, footer), ENQUIRY.email);
      await page.click(button(newsletter.submit, footer));
      await eventually(page.address, '/contact');
      await eventually(values(page), { ...empty, email: ENQUIRY.email, subject: newsletter.subject });
    },
  },
];

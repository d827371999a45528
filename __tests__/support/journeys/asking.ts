/** How visitors ask: the form, the enquiry list, Share Your Story, the newsletter. */
import { interpolate } from '../../../src/components/interpolate';
import { alertsOf, copy, ENQUIRY, FAILURE, fillIn, holds, sendButton } from '../contactForm';
import { documentAt } from '../content';
import {
  addButton,
  collect,
  goods,
  listed,
  listLink,
  region as listRegion,
  quantity,
  removeButton,
} from '../enquiryList';
import { heading } from '../faults';
import { navigation, site } from '../labels';
import { eventually, navigate } from '../visitor';
import { type Journey, phone, press, region } from './parts';

const SERVICE = `${site.enquiry.serviceUrl}/**`;
const legacy = documentAt('pages/legacy.json');
const { newsletter } = navigation.footer;
const [good, other] = goods;
if (!good || !other) throw new Error('There are fewer than two products and fibers.');

export const asking: Journey[] = [
  {
    name: 'a message that arrives',
    route: '/contact',
    settings: phone,
    async go(page) {
      await page.route(SERVICE, (route) => route.fulfill({ json: { success: 'true' } }));
      await fillIn(page, { name: ENQUIRY.name });
      await sendButton(page).click();
      await region(page)
        .getByText(copy.email.error ?? '', { exact: true })
        .waitFor();
      await fillIn(page);
      await sendButton(page).click();
      await heading(page, 'thank-you').or(page.getByText(ENQUIRY.subject)).first().waitFor();
      await page.waitForURL('**/thank-you');
    },
  },
  {
    name: 'a message that fails',
    route: '/contact',
    async go(page) {
      const alerts = alertsOf(page);
      await page.route(SERVICE, (route) => route.abort());
      await fillIn(page);
      await sendButton(page).click();
      await page.getByText(copy.otherWays.title).waitFor();
      expect(alerts).toEqual([FAILURE]);
      await eventually(() => sendButton(page).innerText(), copy.submit);
      await holds(page, ENQUIRY);
      await sendButton(page).click();
      await eventually(async () => alerts, [FAILURE, FAILURE]);
      await page.getByText(copy.otherWays.title).waitFor();
    },
  },
  {
    name: 'the enquiry list',
    route: '/team',
    settings: phone,
    async go(page) {
      await collect(page, [good, other]);
      await listLink(page, 2).click();
      await page.waitForURL('**/contact');
      await eventually(() => listed(page), [good.name, other.name]);
      await quantity(page, good).fill('x');
      await sendButton(page).click();
      await region(page)
        .getByText(interpolate(copy.list.wrong, { item: good.name }), { exact: true })
        .waitFor();
      await quantity(page, good).fill('24');
      await listRegion(page).getByText(`${good.name}, 24 t`).waitFor();
      await removeButton(page, other).click();
      await page.getByText(interpolate(copy.list.removed, { item: other.name })).waitFor();
      await page.getByRole('button', { name: copy.list.undo, exact: true }).click();
      await eventually(() => listed(page), [good.name, other.name]);
      await removeButton(page, good).click();
      await page.getByText(interpolate(copy.list.removed, { item: good.name })).waitFor();
      await removeButton(page, other).click();
      await page.getByText(interpolate(copy.list.removed, { item: other.name })).waitFor();
    },
  },
  {
    name: 'the button of a sheet',
    route: good.path,
    async go(page) {
      await addButton(page).click();
      await listLink(page, 1).waitFor();
      await navigate(page, '/team');
      await heading(page, 'team').waitFor();
      await listLink(page, 1).waitFor();
    },
  },
  {
    name: 'a story',
    route: '/legacy',
    async go(page) {
      const alerts = alertsOf(page);
      const { shareStory } = legacy;
      for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const)
        await region(page)
          .getByRole('textbox', { name: shareStory[name], exact: true })
          .fill(name === 'email' ? ENQUIRY.email : '1');
      await press(page, shareStory.submit);
      await eventually(async () => alerts, [shareStory.thanks]);
    },
  },
  {
    name: 'the newsletter',
    route: '/team',
    async go(page) {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: newsletter.inputLabel, exact: true }).fill(ENQUIRY.email);
      await footer.getByRole('button', { name: newsletter.submit, exact: true }).click();
      await holds(page, { email: ENQUIRY.email, subject: newsletter.subject });
    },
  },
];

/** The enquiry is sent once, with the list, a visible result and without losing typed text, which is a draft until then. */
import { ENQUIRY_FIELDS } from '../../../src/enquiry/useDraft';
import { type Entry, entries } from '../../support/catalogues';
import * as contact from '../../support/contactForm';
import { documentAt } from '../../support/content';
import * as list from '../../support/enquiryList';
import { filled } from '../../support/filled';
import { type Answer, formService } from '../../support/formService';
import { needs, somePage } from '../../support/inPlace';
import { site, titleOf } from '../../support/labels';
import { address, eventually, hrefsOf, navigate, open, reload, visitor } from '../../support/visitor';

const { visit, newTab, takeConsoleErrors } = visitor();
const service = formService();

const thanks = documentAt('pages/thank-you.json');
const [first, second, third] = entries;
const it = needs({ 'three entries': third });

const begin = async (answer: Answer) => contact.openFilledIn(await visit('/contact'), service, answer);

const arrived = () => eventually(async () => service.enquiries.length, 1);

test('a double click sends one POST request; meanwhile no field can be edited, and then all are empty', async () => {
  const { page, alerts } = await begin('waits');
  await contact.sendButton(page).dblclick();
  await page.keyboard.press('Enter');
  await arrived();
  expect(await contact.sendButton(page).isDisabled()).toBe(true);
  expect(await contact.sendButton(page).textContent()).toBe(contact.texts.sending);
  for (const name of ENQUIRY_FIELDS)
    expect([name, await contact.field(page, name).isEditable()]).toEqual([name, false]);
  service.release();
  await page.getByRole('heading', { name: thanks.heading.title }).waitFor();
  expect([address(page), alerts]).toEqual([contact.SENT, []]);
  // The site of the small firm has a subject with the name of the visitor.
  const mailSubject = contact.texts.personalMailSubject ?? contact.texts.mailSubject;
  expect(service.enquiries).toEqual([
    {
      method: 'POST',
      path: `/ajax/${site.email}`,
      type: 'multipart/form-data',
      fields: [
        ['_subject', filled(mailSubject, { ...contact.ENQUIRY, product: site.productName })],
        ['_template', 'table'],
        ['_captcha', 'false'],
        ...Object.entries({ ...contact.ENQUIRY, message: contact.ENQUIRY.message.replaceAll('\n', '\r\n') }),
      ],
    },
  ]);
  await navigate(page, '/contact');
  await contact.expectValues(page, {});
});

test('a failure is logged, keeps the focus in the form, and offers other ways to send the latest text', async () => {
  const { page, alerts } = await begin('waits, then drops');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { otherWays } = contact.texts;
  const ways = contact.form(page).locator('a:is([href^="mailto:"], [href^="tel:"])');
  expect(await ways.count()).toBe(0);
  await contact.sendButton(page).focus();
  await page.keyboard.press('Space');
  await arrived();
  expect(await contact.form(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  service.release();
  await eventually(async () => alerts, [contact.texts.failure]);
  await eventually(() => contact.sendButton(page).isEnabled(), true);
  expect(await contact.sendButton(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(takeConsoleErrors(page).join('\n')).toContain('The enquiry could not be sent.');

  const changed = { ...contact.ENQUIRY, message: 'Split & oil-free\nCIF = Rotterdam' };
  await contact.fillIn(page, changed);
  expect(await hrefsOf(ways)).toEqual([
    expect.stringContaining('&body=Split%20%26%20oil-free%0D%0ACIF%20%3D%20Rotterdam'),
    ...site.phones.map(({ number }) => `tel:${number.replaceAll(' ', '')}`),
  ]);
  await contact.form(page).getByRole('button', { name: otherWays.copy.copy }).click();
  await contact.form(page).getByText(otherWays.copy.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('CIF = Rotterdam');
});

test('while a message is on its way, the browser asks before it leaves the site', async () => {
  const page = await visit('/contact');
  await service.connect(page, 'waits');
  await contact.fillIn(page);
  await contact.sendButton(page).click();
  await arrived();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  service.release();
  await page.waitForURL(`**${contact.SENT}`);
});

test('a success while the visitor is on another page does not redirect; the form is empty and reports it', async () => {
  const { page, alerts } = await begin('waits');
  await contact.sendButton(page).click();
  await arrived();
  await navigate(page, somePage);
  await page.getByRole('heading', { level: 1, name: titleOf(somePage) }).waitFor();
  service.release();
  await eventually(() => page.evaluate(() => sessionStorage.getItem('enquiryDraft')), null);
  expect([address(page), alerts]).toEqual([somePage, []]);
  await navigate(page, '/contact');
  await contact.expectValues(page, {});
  const report = contact.form(page).getByText(contact.texts.sent);
  await report.waitFor();
  await contact.fillIn(page);
  await report.waitFor({ state: 'hidden' });
});

test('a draft survives a reload and visits of other pages, and is in no other tab', async () => {
  const page = await visit('/contact');
  await contact.fillIn(page);
  await reload(page);
  await contact.expectValues(page, contact.ENQUIRY);
  await navigate(page, somePage);
  await page.getByRole('heading', { level: 1, name: titleOf(somePage), exact: true }).waitFor();
  await page.goBack();
  await contact.expectValues(page, contact.ENQUIRY);
  const tab = await newTab(page);
  await open(tab, '/contact');
  await contact.expectValues(tab, {});
});

const sentMessage = () =>
  service.enquiries[0]?.fields.find(([name]) => name === 'message')?.[1].replaceAll('\r\n', '\n');

/** Opens the contact form with these entries in the list, and fills in name and e-mail. */
async function beginWithList(answer: Answer, chosen: readonly Entry[]) {
  const page = await visit(first.path);
  await service.connect(page, answer);
  const alerts = contact.alertsOf(page);
  await list.collect(page, chosen);
  await navigate(page, '/contact');
  await contact.fillIn(page, { name: 'Ada', email: 'ada@example.com' });
  return { page, alerts };
}

it('the list is sent at the end of the message, then cleared and shown once on the thank-you page', async () => {
  const { page } = await beginWithList('accepts', [first, second]);
  await list.quantity(page, second).fill('24');
  const preview = list.preview(page).filter({ hasText: `${second.name}, 24 ` });
  const text = await preview.textContent();
  const subject = list.subjectOf(first.name, second.name);
  await contact.sendButton(page).click();
  await page.waitForURL(`**${contact.SENT}`);
  expect(sentMessage()).toBe(`${list.texts.message}\n\n${text}`);
  const main = page.getByRole('main');
  await main.getByText(filled(thanks.asked, { subject }), { exact: true }).waitFor();
  expect(await main.getByText(`${second.name}, 24 `).textContent()).toBe(text);
  await eventually(() => list.stored(page), null);
  await reload(page);
  await main.getByText(thanks.heading.title).waitFor();
  expect(await main.getByText(second.name).count()).toBe(0);
});

it('after a failure the list stays, and other ways to send it are offered', async () => {
  const { page, alerts } = await beginWithList('drops the connection', [second, third]);
  const text = await list.preview(page).textContent();
  await contact.sendButton(page).click();
  await eventually(async () => alerts, [contact.texts.failure]);
  takeConsoleErrors(page);
  await eventually(() => list.listed(page), [second.name, third.name]);
  const mail = contact.form(page).locator('a[href^="mailto:"]');
  const body = async () => new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
  expect(await body()).toContain(`${list.texts.message}\n\n${text}\n`.replaceAll('\n', '\r\n'));
});

it('an item that another tab adds while sending is kept', async () => {
  const { page } = await beginWithList('waits', [first]);
  await contact.sendButton(page).click();
  await arrived();
  expect(await list.quantity(page, first).isDisabled()).toBe(true);
  const other = await newTab(page);
  await open(other, somePage);
  await list.collect(other, [second]);
  service.release();
  await page.waitForURL(`**${contact.SENT}`);
  await list.listLink(page, 1).waitFor();
  expect(sentMessage()).not.toContain(second.name);
});

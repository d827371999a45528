import { interpolate } from '../../../src/components/interpolate';
import { LIST_KEY, MAX_ITEMS } from '../../../src/features/enquiry/list/enquiryList';
import { LINK_LIMIT } from '../../../src/features/enquiry/sending/enquiryLinks';
import { PRODUCTS } from '../../../src/routes';
import { alertsOf, FAILURE, field, fillIn, form, SENT, sendButton, texts } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import {
  collect,
  entries,
  type ListedEntry,
  listed,
  listLink,
  listTexts,
  preview,
  quantity,
} from '../../support/enquiryList';
import { type Answer, formService } from '../../support/formService';
import { site } from '../../support/labels';
import { eventually, navigate, open, reload, visitor } from '../../support/visitor';

const { visit, newTab, takeComplaints } = visitor();
const service = formService();

const thanks = documentAt('pages/thank-you.json');
const [first, second, third] = entries;
if (!first || !second || !third) throw new Error('There are fewer than three products and fibers.');

const sentMessage = () =>
  service.enquiries[0]?.fields.find(([name]) => name === 'message')?.[1].replaceAll('\r\n', '\n');

/** Opens the contact form with these entries in the list, and fills in name and e-mail. */
async function begin(answer: Answer, chosen: readonly ListedEntry[]) {
  const page = await visit(first?.path ?? '');
  service.thatNow(answer);
  await service.connect(page);
  const alerts = alertsOf(page);
  await collect(page, chosen);
  await navigate(page, '/contact');
  await fillIn(page, { name: 'Ada', email: 'ada@example.com' });
  return { page, alerts };
}

test('the list is sent at the end of the message, then cleared and shown once on the thank-you page', async () => {
  const { page } = await begin('accepts', [first, second]);
  await quantity(page, second).fill('24');
  const text = await preview(page).textContent();
  const subject = interpolate(listTexts.subject, {
    items: [first, second].map(({ name }) => name).join(', '),
  });
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect(service.enquiries[0]?.fields).toHaveLength(8);
  expect(sentMessage()).toBe(`${listTexts.message}\n\n${text}`);
  const main = page.getByRole('main');
  await main.getByText(interpolate(thanks.asked, { subject }), { exact: true }).waitFor();
  expect(await main.getByText(second.path).textContent()).toBe(text);
  expect(await page.evaluate((key) => localStorage.getItem(key), LIST_KEY)).toBeNull();
  expect(await listLink(page, 2).count()).toBe(0);
  await reload(page);
  await main.getByText(thanks.heading.title).waitFor();
  expect(await main.getByText(second.name).count()).toBe(0);
  // The message can be restored together with the text of the list.
  await navigate(page, '/contact');
  await form(page).getByRole('button', { name: texts.sendAgain.restore }).click();
  await eventually(() => field(page, 'message').inputValue(), `${listTexts.message}\n\n${text}`);
});

test('after a failure the list stays, the other ways contain its text, and a second attempt sends it', async () => {
  const { page, alerts } = await begin('drops the connection', [second, third]);
  await quantity(page, third).fill('5');
  const text = await preview(page).textContent();
  await sendButton(page).click();
  await eventually(async () => alerts, [FAILURE]);
  await eventually(() => sendButton(page).isEnabled(), true);
  takeComplaints(page);
  expect(await listed(page)).toEqual([second.name, third.name]);
  expect(await quantity(page, third).inputValue()).toBe('5');
  const mail = form(page).locator('a[href^="mailto:"]');
  const body = async () => new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body');
  expect(await body()).toContain(`${listTexts.message}\n\n${text}\n`.replaceAll('\n', '\r\n'));
  // The other ways also include later changes.
  await quantity(page, third).fill('7');
  await eventually(async () => (await body())?.includes(`${third.name}, 7 t`), true);
  service.thatNow('accepts');
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect(sentMessage()).toContain(`${third.name}, 7 t`);
});

test('an item that another tab adds while sending is kept', async () => {
  const { page } = await begin('waits', [first]);
  await sendButton(page).click();
  await eventually(async () => service.enquiries.length, 1);
  expect(await quantity(page, first).isDisabled()).toBe(true);
  const other = await newTab(page);
  await open(other, '/team');
  await collect(other, [second]);
  service.release();
  await page.waitForURL(`**${SENT}`);
  await listLink(page, 1).waitFor();
  expect(sentMessage()).not.toContain(second.name);
});

/** The maximum number of items in a list. */
const manyProducts = Array.from({ length: MAX_ITEMS }, (_, index) => ({
  path: `${PRODUCTS}/product-${index}`,
  name: `Product of a long name, no. ${index}`,
  hsCode: { label: 'HS code', value: '1201.90, crude 1507.10' },
}));

test('thirty items are sent, and can be copied because their text is too long for a link', async () => {
  const page = await visit('/team');
  service.thatNow('drops the connection');
  await service.connect(page);
  const alerts = alertsOf(page);
  await page.route('**/page-data/contact/page-data.json', async (route) => {
    const json = await (await route.fetch()).json();
    json.result.data.entries.nodes = manyProducts;
    await route.fulfill({ json });
  });
  const entries = manyProducts.map(({ path, name }) => ({
    path,
    name,
    quantity: '12345.75',
    unit: '20-ft container',
  }));
  const list = { version: 1, entries, port: 'Jebel Ali', incoterm: 'CIF', sample: true };
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), [
    LIST_KEY,
    JSON.stringify(list),
  ] as const);
  await open(page, '/contact');
  await listLink(page, MAX_ITEMS).waitFor();
  await fillIn(page, { name: 'Ada', email: 'ada@example.com' });
  const { whatsAppLong } = texts.list;
  const whatsApp = form(page).getByRole('link', { name: whatsAppLong });
  expect(await whatsApp.getAttribute('href')).not.toContain('text=');
  const offered = await form(page).locator('a, button').allTextContents();
  expect(offered[offered.findIndex((text) => text.includes(whatsAppLong)) - 1]?.trim()).toBe(
    texts.otherWays.copy.copy,
  );
  await sendButton(page).click();
  await eventually(async () => alerts, [FAILURE]);
  takeComplaints(page);
  for (const { name } of manyProducts)
    expect(sentMessage()).toContain(`\n${name}, 12345.75 x 20-ft container, `);
  expect(Buffer.byteLength(JSON.stringify(service.enquiries))).toBeLessThan(8 * 1024);
  const ways = form(page).getByText(texts.otherWays.title).locator('..');
  const mail = ways.locator('a[href^="mailto:"]');
  expect((await mail.getAttribute('href'))?.length).toBeLessThanOrEqual(LINK_LIMIT);
  expect(await mail.textContent()).toBe(interpolate(texts.otherWays.writeLong, { email: site.email }));
  const [offeredFirst] = await ways.locator('a, button').allTextContents();
  expect(offeredFirst?.trim()).toBe(texts.otherWays.copy.copy);
});

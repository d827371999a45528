/** The enquiry list in the form (docs/behaviour.md, "Enquiry list"). */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { LIST_KEY } from '../../../src/features/enquiry/useEnquiryList';
import { pageUrl } from '../../../src/routes';
import { violationsOf } from '../../support/axe';
import { products, sheetLabels } from '../../support/catalogues';
import { fillIn, form, holds, sendButton } from '../../support/contactForm';
import {
  collect,
  goods,
  listed,
  listLink,
  preview,
  quantity,
  region,
  removeButton,
  unit,
  words,
} from '../../support/enquiryList';
import { site } from '../../support/labels';
import {
  address,
  eventually,
  horizontalOverflow,
  navigate,
  open,
  reload,
  visitor,
} from '../../support/visitor';

const { visit } = visitor();

const [first, second, third] = goods;
const fiber = goods.at(-1);
if (!first || !second || !third || !fiber) throw new Error('There are fewer than four products and fibers.');

const subjectOf = (...names: string[]) => interpolate(words.subject, { goods: names.join(', ') });
const control = (page: Page, label: string) => region(page).getByLabel(label, { exact: true });

test('quantities and terms become the text that will be sent, and survive Back, Forward and a reload', async () => {
  const page = await visit(first.path);
  await collect(page, [second, fiber, first]);
  await listLink(page, 3).click();
  await page.waitForURL('**/contact');
  expect(await listed(page)).toEqual([second.name, fiber.name, first.name]);
  await quantity(page, second).fill('2,5');
  await quantity(page, fiber).fill('500');
  await unit(page, fiber).selectOption('m');
  await quantity(page, first).fill('2');
  await unit(page, first).selectOption('40-ft container');
  await control(page, words.port).fill('Jebel Ali');
  await control(page, words.incoterm).selectOption('CIF');
  await control(page, words.sample).check();
  const hs = (supply: { hsCode: string } | undefined) =>
    supply ? `, ${sheetLabels.supplyLabels.hsCode} ${supply.hsCode}` : '';
  const text = [
    `${second.name}, 2.5 t${hs(second.supply)}, ${pageUrl(site.siteUrl, second.path)}`,
    `${fiber.name}, 500 m${hs(fiber.supply)}, ${pageUrl(site.siteUrl, fiber.path)}`,
    `${first.name}, 2 x 40-ft container${hs(first.supply)}, ${pageUrl(site.siteUrl, first.path)}`,
    '',
    `${words.port}: Jebel Ali`,
    `${words.incoterm}: CIF`,
    words.sample,
  ].join('\n');
  expect(await preview(page).textContent()).toBe(text);
  await region(page).getByRole('link', { name: second.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: second.name, exact: true }).waitFor();
  expect(address(page)).toBe(second.path);
  await page.goBack();
  await eventually(() => preview(page).textContent(), text);
  await page.goForward();
  await page.goBack();
  await reload(page);
  await eventually(() => preview(page).textContent(), text);
  await holds(page, { subject: subjectOf(second.name, fiber.name, first.name), message: words.message });
  const whatsApp = await form(page).getByRole('link', { name: words.whatsApp }).getAttribute('href');
  const sent = new URL(whatsApp ?? '');
  expect(sent.origin + sent.pathname).toBe(site.messaging.url);
  expect(sent.searchParams.get('text')).toContain(`${words.message}\n\n${text}\n`);
});

test('subject and message follow the list until somebody writes others, and are empty again without it', async () => {
  const page = await visit(first.path);
  await collect(page, [second, third]);
  await navigate(page, '/contact');
  await holds(page, { subject: subjectOf(second.name, third.name), message: words.message });
  await removeButton(page, third).click();
  await holds(page, { subject: subjectOf(second.name), message: words.message });
  await fillIn(page, { message: 'My own words' });
  await region(page).getByRole('button', { name: words.clear }).click();
  await holds(page, { message: 'My own words' });
  expect(await region(page).count()).toBe(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), LIST_KEY)).toBeNull();
  // What was cleared by mistake comes back as it was.
  await form(page).getByText(words.cleared).waitFor();
  await page.keyboard.press('Enter');
  await holds(page, { subject: subjectOf(second.name), message: 'My own words' });
  expect(await listed(page)).toEqual([second.name]);
  await fillIn(page, { subject: 'My own subject' });
  await collect(page, [third]);
  await navigate(page, '/contact');
  await holds(page, { subject: 'My own subject', message: 'My own words' });
});

test('a subject that another page brings stands against the list, and without a list nothing is filled in', async () => {
  const page = await visit('/contact');
  await holds(page, {});
  await collect(page, [second]);
  const enquire = interpolate(sheetLabels.enquire, { item: second.name });
  await page.getByRole('main').getByRole('link', { name: enquire, exact: true }).click();
  await page.waitForURL('**/contact');
  await holds(page, {
    subject: interpolate(products.page.subject, { item: second.name }),
    message: words.message,
  });
});

test('entries are removed by the keyboard alone, which finds its way on', async () => {
  const page = await visit(first.path);
  await collect(page, [second, third]);
  await navigate(page, '/contact');
  await removeButton(page, second).press('Enter');
  await form(page)
    .getByRole('status')
    .getByText(interpolate(words.removed, { item: second.name }))
    .waitFor();
  await eventually(
    () => removeButton(page, third).evaluate((button) => button === document.activeElement),
    true,
  );
  await page.keyboard.press('Enter');
  const undo = form(page).getByRole('button', { name: words.undo });
  await eventually(() => undo.evaluate((button) => button === document.activeElement), true);
  await page.keyboard.press('Enter');
  expect(await listed(page)).toEqual([third.name]);
});

test('a quantity that is none, or may be a thousand or a fraction, is asked about and holds the enquiry back', async () => {
  const page = await visit(first.path);
  const requests: string[] = [];
  await page.route(`${site.enquiry.serviceUrl}/**`, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await collect(page, [second]);
  await navigate(page, '/contact');
  await fillIn(page, { name: 'Ada', email: 'ada@example.com' });
  const input = quantity(page, second);
  const problem = () =>
    input.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    );
  for (const [typed, text] of [
    ['many', interpolate(words.wrong, { item: second.name })],
    [
      '1,500',
      interpolate(words.unclear, { item: second.name, typed: '1,500', thousands: 1500, fraction: 1.5 }),
    ],
  ] as const) {
    await input.fill(typed);
    expect([await input.getAttribute('aria-invalid'), await problem()]).toEqual(['true', text]);
    await sendButton(page).click();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(await input.getAttribute('inputmode')).toBe('decimal');
  await page.setViewportSize({ width: 320, height: 844 });
  expect([await violationsOf(page), await horizontalOverflow(page)]).toEqual([[], 0]);
  expect(await preview(page).textContent()).not.toContain('1,500');
  await form(page).getByRole('link', { name: words.whatsApp }).click();
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  // Decimals may still be to come, until somebody sends.
  await input.fill('1.5');
  await input.press('Enter');
  expect(await input.getAttribute('aria-invalid')).toBeNull();
  expect([requests, address(page)]).toEqual([[], '/contact']);
});

test('a quantity in groups or in other digits shows no problem while it is typed, and is sent in plain digits', async () => {
  const page = await visit(first.path);
  await collect(page, [second]);
  await navigate(page, '/contact');
  const input = quantity(page, second);
  for (const [typed, sent] of [
    ['1,00,000', '100000'],
    ['1’000.50', '1000.50'],
    ['1 000', '1000'],
    ['٢٤', '24'],
  ] as const) {
    await input.fill('');
    const invalid: (string | null)[] = [];
    for (const character of typed) {
      await page.keyboard.insertText(character);
      invalid.push(await input.getAttribute('aria-invalid'));
    }
    expect(await input.inputValue()).toBe(typed);
    expect(invalid.filter(Boolean)).toEqual([]);
    expect(await preview(page).textContent()).toContain(`${second.name}, ${sent} t,`);
  }
});

test('what is no longer on sale is dropped, which the form tells', async () => {
  const page = await visit(second.path);
  await collect(page, [second, third]);
  await page.evaluate(
    ([key, path]) =>
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(path, `${path}-of-old`)),
    [LIST_KEY, second.path] as const,
  );
  await open(page, '/contact');
  await form(page)
    .getByText(interpolate(words.gone, { items: second.name }))
    .waitFor();
  expect(await listed(page)).toEqual([third.name]);
  await listLink(page, 1).waitFor();
});

/** Share Your Story (specification, sections 4 and 5). */
import type { Page } from 'playwright-core';
import { alertsOf } from '../../support/contactForm';
import { address, eventually, uncovered, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit, visitBeforeScripts } = visitor();

const STORY = {
  'First Name*': 'Zoë',
  'Last Name*': 'Müller',
  'Email Address*': 'zoe@example.org',
  'Phone Number*': '+31 10 555 0100',
  'Share your experience with us': 'Our first toor dal came in 2017.',
};
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const share = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Share Your Story', exact: true });
const values = (page: Page) => Promise.all(Object.keys(STORY).map((name) => field(page, name).inputValue()));
async function interpolate(page: Page) {
  for (const [name, value] of Object.entries(STORY)) await field(page, name).fill(value);
}

test('a story is logged, thanked for and cleared, and nothing is sent', async () => {
  const page = await visit('/legacy', width(390));
  const alerts = alertsOf(page);
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue());
  });
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await interpolate(page);
  await share(page).click();
  await eventually(async () => alerts, ['Thank you for sharing your story with the company!']);
  await eventually(() => values(page), ['', '', '', '', '']);
  await eventually(
    async () => logged,
    [
      {
        firstName: 'Zoë',
        lastName: 'Müller',
        email: 'zoe@example.org',
        phone: '+31 10 555 0100',
        message: 'Our first toor dal came in 2017.',
      },
    ],
  );
  expect(requests.filter((url) => !/\.(woff2|avif|webp|jpg|png|json|js)/.test(url))).toEqual([]);
  expect(address(page)).toBe('/legacy');
});

test.each(Object.keys(STORY))('the browser asks for "%s"', async (name) => {
  const page = await visit('/legacy');
  const alerts = alertsOf(page);
  await interpolate(page);
  await field(page, name).fill('');
  await share(page).click();
  expect(await field(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field(page, name).evaluate((element) => element.matches(':invalid'))).toBe(true);
  expect(alerts).toEqual([]);
});

test('the address and the number are of their types, and a wrong address is refused', async () => {
  const page = await visit('/legacy');
  const alerts = alertsOf(page);
  expect(await field(page, 'Email Address*').getAttribute('type')).toBe('email');
  expect(await field(page, 'Phone Number*').getAttribute('type')).toBe('tel');
  await interpolate(page);
  await field(page, 'Email Address*').fill('nobody');
  await share(page).click();
  expect(alerts).toEqual([]);
  expect(await field(page, 'First Name*').inputValue()).toBe('Zoë');
});

test('before the page is alive nothing typed is lost, nor put into the address', async () => {
  const { page, release } = await visitBeforeScripts('/legacy');
  await uncovered(page);
  await interpolate(page);
  await share(page).click();
  release();
  await eventually(() => page.evaluate(() => document.querySelector('[role="tablist"]') !== null), true);
  expect(await values(page)).toEqual(Object.values(STORY));
  expect(address(page)).toBe('/legacy');
});

test('without scripts a mailbox stands in its place', async () => {
  const page = await visit('/legacy', { ...width(390), ...withoutScripts });
  expect(await share(page).isVisible()).toBe(false);
  expect(await page.getByRole('main').getByRole('link', { name: 'enquiries@example.com' }).isVisible()).toBe(
    true,
  );
});

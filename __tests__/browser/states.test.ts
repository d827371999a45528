/** What opens, moves or changes: nothing for axe to complain of in each state, and nothing too wide. */
import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { alertsOf, ENQUIRY, interpolate } from '../support/contactForm';
import { navigate, reducedMotion, uncovered, visitor, width } from '../support/visitor';

jest.setTimeout(60_000);
const { visit, complaints } = visitor();

const banner = (page: Page) => page.getByRole('banner');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const states: [name: string, route: string, widths: number[], reach: (page: Page) => Promise<unknown>][] = [
  [
    'the mobile menu',
    '/logistics',
    [320, 390, 992],
    async (page) => {
      await press(page, 'Menu');
      await press(page, 'Our Business');
    },
  ],
  [
    'the Our Business menu',
    '/logistics',
    [993, 1440],
    (page) => banner(page).getByRole('link', { name: 'Our Business' }).hover(),
  ],
  ['the search dialog', '/team', [320, 390, 1440], (page) => press(page, 'Search')],
  [
    'the search dialog with a history',
    '/services',
    [320, 390, 1440],
    async (page) => {
      for (const term of ['soy', 'a-term-without-a-place-to-break-'.repeat(9)]) {
        await press(page, 'Search');
        await page.getByRole('dialog').getByRole('textbox').fill(term);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
      await press(page, 'Search');
    },
  ],
  [
    'search results',
    '/services?search=goods',
    [320, 390, 1440],
    (page) => page.getByText('Showing 2').waitFor(),
  ],
  [
    'no search results',
    '/services?search=submarines',
    [320, 390, 1440],
    (page) => page.getByText('No services found').waitFor(),
  ],
  [
    'the overlay of a service',
    '/services',
    [1440],
    (page) => page.getByRole('link', { name: 'Read More Import Services' }).focus(),
  ],
  [
    'another slide, paused',
    '/',
    [320, 390, 1440],
    async (page) => {
      await press(page, 'Next slide');
      await press(page, 'Play slides');
    },
  ],
  [
    'a product of another group',
    '/PulsesProducts',
    [320, 390, 768, 993, 1440],
    async (page) => {
      await page.getByRole('tab', { name: 'Pulses' }).click();
      await page.getByRole('tab', { name: 'Udad Dal' }).click();
    },
  ],
  [
    'a fiber opened by its address, its tab focused',
    '/textiles#rayon',
    [320, 390, 768, 993, 1440],
    (page) => page.getByRole('tab', { name: 'Rayon (Viscose)' }).focus(),
  ],
  [
    'a biography',
    '/leadership#anjali-deshmukh',
    [320, 390, 768, 1440],
    (page) => page.getByRole('dialog', { name: 'Anjali Deshmukh' }).waitFor(),
  ],
  [
    'a later event of another period',
    '/legacy#evolution',
    [320, 390, 768, 1440],
    (page) => press(page, 'Next'),
  ],
  [
    'other testimonials, played',
    '/testimonials',
    [320, 390, 768, 1440],
    async (page) => {
      await press(page, 'Show testimonial 3');
      await press(page, 'Play testimonials');
    },
  ],
  [
    'the contact form with its errors',
    '/contact',
    [320, 390, 768, 1440],
    (page) => press(page, 'Send Message'),
  ],
  [
    'the contact form while a message is on its way',
    '/contact',
    [390, 1440],
    async (page) => {
      await page.route('https://formsubmit.co/**', () => {});
      await interpolate(page);
      await press(page, 'Send Message');
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
    },
  ],
  [
    'the contact form after a failure',
    '/contact',
    [320, 390, 768, 1440],
    async (page) => {
      alertsOf(page);
      await page.route('https://formsubmit.co/**', (route) => route.abort());
      await interpolate(page, { ...ENQUIRY, message: 'A-word-without-a-place-to-break-'.repeat(9) });
      await press(page, 'Send Message');
      await page.getByText('Your message was not sent').waitFor();
      complaints(page);
    },
  ],
  [
    'an article whose link was copied',
    '/blog/trade-trends',
    [320, 390, 1440],
    (page) => press(page, 'Copy link'),
  ],
  [
    'the error page',
    '/team',
    [320, 390, 1440],
    async (page) => {
      await page.route('**/page-data/legacy/page-data.json', async (route) => {
        const data = await (await route.fetch()).json();
        await route.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
      });
      await navigate(page, '/legacy');
      await page.getByRole('heading', { level: 1, name: 'This Page Did Not Load' }).waitFor();
      complaints(page);
    },
  ],
  ['the overlay of an area that is not open yet', '/chemical', [320, 390, 768, 1440], async () => {}],
  [
    'the button back to top',
    '/about',
    [390, 1440],
    async (page) => {
      await page.evaluate(() => window.scrollTo(0, 900));
      await page.getByRole('button', { name: 'Back to top' }).waitFor();
    },
  ],
];

test.each(
  states.flatMap(([name, route, widths, reach]) =>
    widths.map((pixels) => [name, pixels, route, reach] as const),
  ),
)('%s at %d px', async (_, pixels, route, reach) => {
  // Reduced motion, so that no state is looked at on its way.
  const page = await visit(route, { ...width(pixels), ...reducedMotion });
  await uncovered(page);
  await reach(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(pixels);
});

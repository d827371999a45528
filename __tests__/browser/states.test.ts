/** What opens, moves or changes: nothing for axe to complain of in each state, and nothing too wide for a small phone. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../src/components/interpolate';
import { violationsOf } from '../support/axe';
import { fibers, products } from '../support/catalogues';
import { alertsOf, copy, ENQUIRY, fillIn } from '../support/contactForm';
import { articles, documentAt, documentsIn } from '../support/content';
import { navigation, site } from '../support/labels';
import { main, SUBMENU } from '../support/mainMenu';
import { search } from '../support/searchDialog';
import { noMatchTitle, services, servicesPage } from '../support/services';
import { horizontalOverflow, navigate, reducedMotion, visitor, width } from '../support/visitor';

const { visit, takeComplaints } = visitor();

const SERVICE = `${site.enquiry.serviceUrl}/**`;
const LONG_WORD = 'a-word-without-a-place-to-break-'.repeat(9);
const thanks = documentAt('pages/thank-you.json');
const { carousel: slides } = documentAt('pages/home.json');
const { carousel: quotes, dotLabel } = documentAt('pages/testimonials.json');
const [, secondEra] = documentsIn<{ slug: string }>('timeline-eras');
const leader = documentsIn<{ slug: string; name: string }>('leaders').at(-1);
const [, secondGroup] = products.groups;
const lastFiber = fibers.entries.at(-1);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const tab = (page: Page, name = '') => page.getByRole('tab', { name, exact: true });

const states: [name: string, route: string, pixels: number, reach: (page: Page) => Promise<unknown>][] = [
  [
    'the menu of a phone',
    '/team',
    390,
    async (page) => {
      await press(page, navigation.menuToggle);
      await press(page, SUBMENU);
    },
  ],
  [
    'the menu below an entry of the main menu',
    '/team',
    993,
    (page) => main(page).getByRole('link', { name: SUBMENU }).hover(),
  ],
  ['the search dialog', '/team', 1440, (page) => press(page, navigation.search.label)],
  [
    'the search dialog with a history',
    '/services',
    390,
    async (page) => {
      await search(page, LONG_WORD);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await press(page, navigation.search.label);
    },
  ],
  [
    'search results',
    `/services?search=${services[0]?.title}`,
    390,
    (page) => page.getByRole('link', { name: servicesPage.clearSearch }).waitFor(),
  ],
  [
    'search results elsewhere',
    `/services?search=${products.entries[0]?.name}`,
    390,
    (page) => page.getByRole('region', { name: servicesPage.elsewhere.title }).waitFor(),
  ],
  [
    'no search results',
    `/services?search=${LONG_WORD}`,
    390,
    (page) => page.getByText(noMatchTitle(LONG_WORD)).waitFor(),
  ],
  [
    'the overlay of a service',
    '/services',
    1440,
    (page) => page.getByRole('main').getByRole('link', { name: servicesPage.readMore }).first().focus(),
  ],
  [
    'another slide, played',
    '/',
    390,
    async (page) => {
      await press(page, slides.next);
      await press(page, slides.play);
    },
  ],
  [
    'a product of another group',
    products.route,
    390,
    async (page) => {
      await tab(page, secondGroup?.name).click();
      await tab(page, secondGroup?.members.at(-1)?.name).click();
    },
  ],
  [
    'a fiber opened by its address, its tab focused',
    `${fibers.route}#${lastFiber?.slug}`,
    993,
    (page) => tab(page, lastFiber?.name).focus(),
  ],
  [
    'a biography',
    `/leadership#${leader?.slug}`,
    390,
    (page) => page.getByRole('dialog', { name: leader?.name }).waitFor(),
  ],
  [
    'a later event of another period',
    `/legacy#${secondEra?.slug}`,
    390,
    (page) => press(page, documentAt('pages/legacy.json').next),
  ],
  [
    'other testimonials, played',
    '/testimonials',
    390,
    async (page) => {
      await press(page, interpolate(dotLabel, { number: 2 }));
      await press(page, quotes.play);
    },
  ],
  ['the contact form with its errors', '/contact', 390, (page) => press(page, copy.submit)],
  [
    'the contact form while a message is on its way',
    '/contact',
    390,
    async (page) => {
      await page.route(SERVICE, () => {});
      await fillIn(page);
      await press(page, copy.submit);
      await page.getByRole('button', { name: copy.sending }).waitFor();
    },
  ],
  [
    'the contact form after a failure',
    '/contact',
    390,
    async (page) => {
      alertsOf(page);
      await page.route(SERVICE, (route) => route.abort());
      await fillIn(page, { ...ENQUIRY, message: LONG_WORD });
      await press(page, copy.submit);
      await page.getByText(copy.otherWays.title).waitFor();
      takeComplaints(page);
    },
  ],
  [
    'the contact form that offers the last message back',
    '/contact',
    390,
    async (page) => {
      await page.route(SERVICE, (route) => route.fulfill({ body: '' }));
      await fillIn(page);
      await press(page, copy.submit);
      // Its address comes before it does.
      await page.getByRole('heading', { name: thanks.heading.title }).waitFor();
      await navigate(page, '/contact');
      await page.getByText(copy.sendAgain.title).waitFor();
    },
  ],
  [
    'an article whose link was copied',
    `/blog/${articles()[0]?.slug}`,
    390,
    (page) => press(page, documentAt('pages/blog.json').copyLink.copy),
  ],
  [
    'the error page',
    '/team',
    390,
    async (page) => {
      await page.route('**/page-data/legacy/page-data.json', async (route) => {
        const data = await (await route.fetch()).json();
        await route.fulfill({ json: { ...data, result: { ...data.result, data: {} } } });
      });
      await navigate(page, '/legacy');
      await page.getByRole('heading', { level: 1, name: documentAt('sections/error.json').title }).waitFor();
      takeComplaints(page);
    },
  ],
  [
    'the button back to top',
    '/about',
    390,
    async (page) => {
      await page.evaluate(() => window.scrollTo(0, 900));
      await page.getByRole('button', { name: navigation.backToTop }).waitFor();
    },
  ],
];

test.each(states)('%s', async (_, route, pixels, reach) => {
  // Reduced motion, so that no state is looked at on its way.
  const page = await visit(route, { ...width(pixels), ...reducedMotion });
  await reach(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await violationsOf(page)).toEqual([]);
  if (pixels < 700) await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBe(0);
});

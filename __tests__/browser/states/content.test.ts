/** States of the parts of pages that open, move or change. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { fibers, products } from '../../support/catalogues';
import { articles, documentAt, documentsIn } from '../../support/content';
import { noMatchTitle, services, servicesPage } from '../../support/services';
import { press, type State, testStates } from '../../support/states';
import { visitor } from '../../support/visitor';

const { visit } = visitor();

const LONG_WORD = 'a-word-without-a-place-to-break-'.repeat(9);
const { carousel: slides } = documentAt('pages/home.json');
const { carousel: quotes, dotLabel } = documentAt('pages/testimonials.json');
const { copyLink } = documentAt('pages/blog.json');
const legacy = documentAt('pages/legacy.json');
const [, secondEra] = documentsIn<{ slug: string }>('timeline-eras');
const leader = documentsIn<{ slug: string; name: string }>('leaders').at(-1);
const [, secondGroup] = products.groups;
const lastFiber = fibers.entries.at(-1);
const comingSoon = documentsIn<{ link: string; comingSoon?: object }>('business-areas').filter(
  (area) => area.comingSoon,
);

const content = (page: Page) => page.getByRole('main');
const tab = (page: Page, name = '') => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel').last();
const carousel = (page: Page, { label }: { label: string }) =>
  page.getByRole('group', { name: label, exact: true });
const biography = (page: Page) => page.getByRole('dialog', { name: leader?.name });
const cardLink = (page: Page) => page.getByRole('link', { name: servicesPage.readMore });
const readMore = (page: Page) => content(page).getByRole('link', { name: servicesPage.readMore }).first();
const elsewhere = (page: Page) => page.getByRole('region', { name: servicesPage.elsewhere.title });
const clearSearch = (page: Page) => page.getByRole('link', { name: servicesPage.clearSearch });
const resultsOf = (page: Page) => content(page).getByRole('list').getByRole('heading', { level: 3 });
const overlay = (page: Page) => readMore(page).locator('..');
const enquireLink = (page: Page) => panel(page).getByRole('link').first();

const overlays = ['/services', '/'].flatMap((route): State[] => [
  [
    `the overlay of a service on ${route}, focused`,
    route,
    1440,
    (page) => readMore(page).focus(),
    (page) => [overlay(page)],
  ],
  [
    `the overlay of a service on ${route}, hovered`,
    route,
    1440,
    (page) =>
      content(page)
        .getByRole('listitem')
        .filter({ has: cardLink(page) })
        .first()
        .hover(),
    (page) => [overlay(page)],
  ],
]);

testStates(visit, [
  ...overlays,
  [
    'search results',
    `/services?search=${services[0]?.title}`,
    390,
    (page) => clearSearch(page).waitFor(),
    (page) => [clearSearch(page), resultsOf(page)],
  ],
  [
    'search results elsewhere',
    `/services?search=${products.entries[0]?.name}`,
    390,
    (page) => elsewhere(page).waitFor(),
    (page) => [elsewhere(page)],
  ],
  [
    'no search results',
    `/services?search=${LONG_WORD}`,
    390,
    (page) => page.getByText(noMatchTitle(LONG_WORD)).waitFor(),
    (page) => [page.getByText(noMatchTitle(LONG_WORD)).last(), clearSearch(page)],
  ],
  [
    'another slide, played',
    '/',
    390,
    async (page) => {
      await press(page, slides.next);
      await press(page, slides.play);
    },
    (page) => [
      carousel(page, slides).locator('[aria-roledescription="slide"]:not([inert])'),
      carousel(page, slides).getByRole('button'),
    ],
  ],
  [
    'a product of another group',
    products.route,
    390,
    async (page) => {
      await tab(page, secondGroup?.name).click();
      await tab(page, secondGroup?.members.at(-1)?.name).click();
    },
    (page) => [panel(page)],
  ],
  [
    'the bar below a sheet on a phone, over the sheet',
    products.route,
    390,
    (page) => panel(page).getByRole('table').first().scrollIntoViewIfNeeded(),
    (page) => [enquireLink(page)],
  ],
  [
    'a fiber opened by its address, its tab focused',
    `${fibers.route}#${lastFiber?.slug}`,
    993,
    (page) => tab(page, lastFiber?.name).focus(),
    (page) => [tab(page, lastFiber?.name), panel(page)],
  ],
  [
    'a biography',
    `/leadership#${leader?.slug}`,
    390,
    (page) => biography(page).waitFor(),
    (page) => [biography(page)],
  ],
  [
    'a later event of another period',
    `/legacy#${secondEra?.slug}`,
    390,
    (page) => press(page, legacy.next),
    (page) => [panel(page).locator('li:not([inert])'), panel(page).getByRole('button')],
  ],
  [
    'other testimonials, played',
    '/testimonials',
    390,
    async (page) => {
      await press(page, interpolate(dotLabel, { number: 2 }));
      await press(page, quotes.play);
    },
    (page) => [
      carousel(page, quotes)
        .getByRole('listitem')
        .filter({ has: page.locator('blockquote') })
        .nth(1),
      carousel(page, quotes).getByRole('button'),
    ],
  ],
  [
    'an article whose link was copied',
    `/blog/${articles()[0]?.slug}`,
    390,
    (page) => press(page, copyLink.copy),
    (page) => [page.getByRole('button', { name: copyLink.copy, exact: true }).first().locator('..')],
  ],
  ...comingSoon.flatMap(({ link }) =>
    [390, 1440].map(
      (pixels): State => [
        `what is coming soon on ${link}, at ${pixels} px`,
        link,
        pixels,
        () => Promise.resolve(),
        (page) => [content(page).locator('> :first-child')],
      ],
    ),
  ),
]);

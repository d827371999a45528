/** The main journey of each feature, from a page that is open to what the visitor wanted. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../src/components/interpolate';
import { products, stands } from './catalogues';
import { alertsOf, copy, ENQUIRY, FAILURE, fillIn, holds, sendButton } from './contactForm';
import { articles, documentAt, documentsIn } from './content';
import {
  addButton,
  collect,
  goods,
  listed,
  listLink,
  region as listRegion,
  quantity,
  removeButton,
} from './enquiryList';
import { heading } from './faults';
import { navigation, site } from './labels';
import { link, main, plainEntries, SUB_LABELS, SUBMENU, shownEntries, toggle } from './mainMenu';
import { search } from './searchDialog';
import { noMatchTitle, resultLine, services, servicesPage } from './services';
import { eventually, navigate, reducedMotion, width } from './visitor';

const SERVICE = `${site.enquiry.serviceUrl}/**`;
const MEMBERS = documentsIn<{ name: string }>('testimonials');
const legacy = documentAt('pages/legacy.json');
const { carousel: slides } = documentAt('pages/home.json');
const { carousel: quotes } = documentAt('pages/testimonials.json');
const specifications = documentAt('pages/specifications.json');
const newsletter = navigation.footer.newsletter;
const leadership = documentAt('pages/leadership.json');
const [leader] = documentsIn<{ name: string }>('leaders');
const [era] = documentsIn<{ slug: string }>('timeline-eras');
const events = documentsIn<{ title: string }>(`timeline/${era?.slug}`);
const [good, other] = goods;
if (!good || !other || !leader) throw new Error('There are too few products and leaders.');

const region = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  region(page).getByRole('button', { name, exact: true }).first().click();
const status = (page: Page, text: string) =>
  region(page).getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });

export interface Journey {
  name: string;
  route: string;
  settings?: object;
  /** Clicks, types, and checks what the visitor reads. */
  go: (page: Page) => Promise<unknown>;
}

const phone = width(390);

export const journeys: Journey[] = [
  {
    name: 'the menu of a phone',
    route: '/team',
    settings: phone,
    async go(page) {
      await toggle(page).click();
      const [, entry] = plainEntries;
      await link(page, entry?.label ?? '').click();
      await page.waitForURL(`**${entry?.to}`);
    },
  },
  {
    name: 'the menu below an entry',
    route: '/team',
    async go(page) {
      await link(page, SUBMENU).hover();
      expect(await shownEntries(page)).toEqual(SUB_LABELS);
      await main(page)
        .getByRole('link', { name: SUB_LABELS[0] ?? '', exact: true })
        .click();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },
  },
  {
    name: 'two searches and the end of the search',
    route: '/services',
    async go(page) {
      const term = services[0]?.title ?? '';
      await search(page, term);
      await status(page, resultLine(term));
      await search(page, 'zzz-nothing');
      await page.getByText(noMatchTitle('zzz-nothing')).waitFor();
      await search(page, good.name);
      await page.getByRole('region', { name: servicesPage.elsewhere.title }).waitFor();
      await region(page).getByRole('link', { name: servicesPage.clearSearch, exact: true }).click();
      await status(page, interpolate(servicesPage.cleared, { count: services.length }));
      await search(page, term);
      await status(page, resultLine(term));
    },
  },
  {
    name: 'the slides of the home page',
    route: '/',
    settings: reducedMotion,
    async go(page) {
      const [, second] = documentAt('pages/home.json').slides;
      await press(page, slides.next);
      await status(page, second.title);
    },
  },
  {
    name: 'the counters',
    route: '/about',
    async go(page) {
      const { items } = documentAt('sections/counters.json');
      const figures = page.getByRole('definition');
      await figures.first().scrollIntoViewIfNeeded();
      await eventually(
        () => figures.allTextContents(),
        items.map(({ target, suffix = '' }: { target: number; suffix?: string }) => `${target}${suffix}`),
      );
    },
  },
  {
    name: 'the testimonials',
    route: '/testimonials',
    settings: reducedMotion,
    async go(page) {
      await press(page, quotes.next);
      await status(page, MEMBERS[1]?.name ?? '');
    },
  },
  {
    name: 'the catalogue',
    route: products.route,
    async go(page) {
      const [group, next] = products.groups;
      const tab = (name = '') => page.getByRole('tab', { name, exact: true });
      const choose = async (inGroup: typeof group, index: number) => {
        const entry = inGroup?.members[index];
        await tab(entry?.name).click();
        await stands(page, `${products.route}#${entry?.slug}`, inGroup?.name, entry?.name);
        // The last link of the page asks about the product that is shown.
        const ask = interpolate(products.page.inquiry.label, { item: entry?.name ?? '' });
        await region(page).getByRole('link', { name: ask, exact: true }).last().waitFor();
      };
      await choose(group, 1);
      await tab(next?.name).click();
      await choose(next, 2);
    },
  },
  {
    name: 'the filter and the order of the specifications',
    route: '/specifications',
    async go(page) {
      const filter = page.getByRole('textbox', { name: specifications.filter, exact: true });
      await filter.fill('zzz-nothing');
      await status(page, specifications.noMatch);
      await filter.fill(good.name);
      await page.getByRole('rowheader', { name: good.name, exact: true }).waitFor();
      await filter.fill('');
      const column = page.getByRole('button', { name: products.page.specLabels.moisture, exact: true });
      await column.click();
      await page
        .getByRole('columnheader', { name: products.page.specLabels.moisture, exact: true })
        .and(page.locator('[aria-sort="ascending"]'))
        .waitFor();
    },
  },
  {
    name: 'a biography',
    route: '/leadership',
    async go(page) {
      await press(page, `${leadership.readMore}: ${leader.name}`);
      const dialog = page.getByRole('dialog', { name: leader.name, exact: true });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: leadership.close, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'the timeline',
    route: '/legacy',
    settings: reducedMotion,
    async go(page) {
      const at = (index: number) =>
        status(
          page,
          `${interpolate(legacy.position, { number: index + 1, count: events.length })}: ${events[index]?.title}`,
        );
      await at(0);
      await press(page, legacy.next);
      await at(1);
      await press(page, legacy.next);
      await at(2);
      await press(page, legacy.previous);
      await at(1);
    },
  },
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
      for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'])
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
  {
    name: 'the link of an article',
    route: `/blog/${articles()[0]?.slug}`,
    async go(page) {
      const { copyLink } = documentAt('pages/blog.json');
      await press(page, copyLink.copy);
      await page.getByText(copyLink.copied).or(page.getByText(copyLink.failed)).first().waitFor();
    },
  },
  {
    name: 'a page after another',
    route: '/about',
    async go(page) {
      for (const [path, screen] of [
        ['/team', 'team'],
        ['/contact', 'contact'],
        ['/legacy', 'legacy'],
      ] as const) {
        await navigate(page, path);
        await heading(page, screen).waitFor();
      }
      await page.goBack();
      await heading(page, 'contact').waitFor();
    },
  },
];

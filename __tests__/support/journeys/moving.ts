/** What opens and moves: menus, carousels, counters, the timeline, a dialog. */
import { interpolate } from '../../../src/components/interpolate';
import { documentAt, documentsIn } from '../content';
import { link, main, plainEntries, SUB_LABELS, SUBMENU, shownEntries, toggle } from '../mainMenu';
import { eventually, reducedMotion } from '../visitor';
import { type Journey, phone, press, status } from './parts';

const MEMBERS = documentsIn<{ name: string }>('testimonials');
const legacy = documentAt('pages/legacy.json');
const { carousel: slides } = documentAt('pages/home.json');
const { carousel: quotes } = documentAt('pages/testimonials.json');
const leadership = documentAt('pages/leadership.json');
const [leader] = documentsIn<{ name: string }>('leaders');
const [era] = documentsIn<{ slug: string }>('timeline-eras');
const events = documentsIn<{ title: string }>(`timeline/${era?.slug}`);
if (!leader) throw new Error('There are no leaders.');

export const moving: Journey[] = [
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
    name: 'the slides of the home page',
    route: '/',
    settings: reducedMotion,
    async go(page) {
      const [, second] = documentAt('pages/home.json').slides;
      await press(page, slides.next);
      await status(page, second?.title ?? '');
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
];

/** Journeys with carousels, counters, the timeline and biographies (docs/behaviour.md). */
import { interpolate } from '../../../src/lib/interpolate';
import { documentAt, documentsIn } from '../../support/content';
import { eventually } from '../../support/visitor';
import type { Target } from '../inPage/query';
import type { Page } from '../page';
import { button, byRole } from '../targets';
import { desktop, type Journey } from './journey';

const { slides, carousel: heroLabels } = documentAt('pages/home.json');
const titles: string[] = slides.map(({ title }: { title: string }) => title);
const { carousel: labels, dotLabel } = documentAt('pages/testimonials.json');
const names = documentsIn<{ name: string }>('testimonials').map(({ name }) => name);
const counters: { target: number; suffix?: string }[] = documentAt('sections/counters.json').items;
const leadership = documentAt('pages/leadership.json');
const [, leader] = documentsIn<{ slug: string; name: string; fullDescription: string[] }>('leaders');
const legacy = documentAt('pages/legacy.json');
const [first, second] = documentsIn<{ slug: string }>('timeline-eras').map(({ slug }) => ({
  slug,
  titles: documentsIn<{ when: string; title: string }>(`timeline/${slug}`).map(
    ({ when, title }) => `${when} ${title}`,
  ),
}));
if (!leader || !first || !second) throw new Error('There are fewer than two leaders or periods.');

const hero = byRole('group', heroLabels.label);
const testimonials = byRole('group', labels.label);
const panel = byRole('tabpanel');
const dialog = byRole('dialog', leader.name);
const opener = button(`${leadership.readMore}: ${leader.name}`);

/** Returns the headings of the items that are painted and not inert. */
const painted = (page: Page, css: string, within: Target) => () =>
  page.evaluate(
    (query, selector, around) =>
      query
        .findAll({ css: selector, within: around })
        .filter(query.isOnTop)
        .map(({ textContent }) => textContent),
    css,
    within,
  );
const shownSlides = (page: Page) => painted(page, '[aria-roledescription="slide"]:not([inert]) h2', hero);

/** Returns the numbers of the cards that are completely in view. */
const shownCards = (page: Page) => () =>
  page.read({ css: 'ul', within: testimonials }, (list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].flatMap((card, index) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : [];
    });
  });

const pause = async (page: Page, carousel: Target, name: string) => {
  await page.click(button(name, carousel));
  await page.gone(button(name, carousel));
};
const announces = (page: Page, within: Target, position: string, all: readonly string[], index: number) =>
  eventually(
    () => page.texts(byRole('status', undefined, within)),
    [`${interpolate(position, { number: index + 1, count: all.length })}: ${all[index]}`],
  );

/** Expects an event to be painted and announced. */
async function showsEvent(page: Page, all: readonly string[], index: number): Promise<void> {
  await eventually(painted(page, 'li:not([inert]) h4', panel), [all[index]]);
  await announces(page, panel, legacy.position, all, index);
}
const isDisabled = (page: Page, name: string) => () =>
  page.read(button(name, panel), (element) => (element as HTMLButtonElement).disabled);
/** In WebKit, a later programmatic scroll would interrupt the smooth scroll of the events. */
const scrollToEvents = (page: Page) =>
  page.read({ css: 'ul, ol', within: panel }, (list) =>
    list.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );

export const moving: Journey[] = [
  {
    name: 'the buttons of the hero go through the slides and wrap at both ends, and the visible slide is announced',
    settings: desktop,
    async go(visit) {
      const page = await visit('/');
      await pause(page, hero, heroLabels.pause);
      await eventually(shownSlides(page), titles.slice(0, 1));
      for (const index of [...titles.keys()].slice(1)) {
        await page.click(button(heroLabels.next, hero));
        await eventually(shownSlides(page), [titles[index]]);
        await announces(page, hero, heroLabels.position, titles, index);
      }
      await page.click(button(heroLabels.next, hero));
      await eventually(shownSlides(page), titles.slice(0, 1));
      await page.click(button(heroLabels.previous, hero));
      await eventually(shownSlides(page), titles.slice(-1));
    },
  },
  {
    name: 'the testimonials move by one card, to the position of a dot, and with the arrow keys',
    settings: desktop,
    async go(visit) {
      const page = await visit('/testimonials');
      await pause(page, testimonials, labels.pause);
      await eventually(shownCards(page), [1, 2, 3]);
      await page.click(button(labels.next, testimonials));
      await eventually(shownCards(page), [2, 3, 4]);
      const position = interpolate(labels.position, { number: 2, count: names.length });
      await eventually(
        () => page.texts(byRole('status', undefined, testimonials)),
        [`${position}: ${names.slice(1, 4).join(', ')}`],
      );
      const lastDot = button(interpolate(dotLabel, { number: names.length - 2 }), testimonials);
      await page.click(lastDot);
      await eventually(shownCards(page), [names.length - 2, names.length - 1, names.length]);
      await eventually(() => page.read(lastDot, ({ ariaCurrent }) => ariaCurrent), 'true');
      await page.focus(button(labels.next, testimonials));
      await page.press('ArrowRight');
      await eventually(shownCards(page), [1, 2, 3]);
    },
  },
  {
    name: 'the counters reach their figures',
    settings: desktop,
    async go(visit) {
      const page = await visit('/about');
      await page.read(byRole('definition'), (figure) => figure.scrollIntoView({ block: 'center' }));
      await eventually(
        () => page.texts(byRole('definition')),
        counters.map(({ target, suffix = '' }) => `${target}${suffix}`),
      );
    },
  },
  {
    name: 'the buttons go through the events of a period, and a tab shows another period',
    settings: desktop,
    async go(visit) {
      const page = await visit('/legacy');
      await scrollToEvents(page);
      await showsEvent(page, first.titles, 0);
      expect(await isDisabled(page, legacy.previous)()).toBe(true);
      await page.click(button(legacy.next, panel));
      await showsEvent(page, first.titles, 1);
      await eventually(isDisabled(page, legacy.previous), false);
      await page.click(button(legacy.previous, panel));
      await showsEvent(page, first.titles, 0);
      // Find the tab by selector, because its name consists of two elements that a translator separates.
      await page.click({ role: 'tab', css: `[href$="#${second.slug}"]` });
      await showsEvent(page, second.titles, 0);
      expect(await page.address()).toBe(`/legacy#${second.slug}`);
    },
  },
  {
    name: 'after a reload the first event is shown, and Previous is disabled again',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit('/legacy');
      await scrollToEvents(page);
      await page.click(button(legacy.next, panel));
      await showsEvent(page, first.titles, 1);
      await page.reload();
      await scrollToEvents(page);
      await showsEvent(page, first.titles, 0);
      expect(await isDisabled(page, legacy.previous)()).toBe(true);
      expect(await isDisabled(page, legacy.next)()).toBe(false);
    },
  },
  {
    name: 'a biography closes with Escape, its button and Back, which return the focus, and opens by its hash',
    settings: desktop,
    async go(visit) {
      const page = await visit('/leadership');
      await page.imitateSafari();
      const paragraphs = { css: 'p', within: dialog };
      for (const close of [
        () => page.press('Escape'),
        () => page.click(button(leadership.close, dialog)),
        () => page.back(),
      ]) {
        await page.click(opener);
        await page.find(dialog);
        await eventually(page.address, `/leadership#${leader.slug}`);
        await eventually(() => page.isOnTop(paragraphs), true);
        const text = (await page.texts(dialog)).join();
        for (const paragraph of leader.fullDescription) expect(text).toContain(paragraph);
        const before = await page.scrollY();
        await close();
        await page.gone(dialog);
        await eventually(page.address, '/leadership');
        expect(await page.scrollY()).toBe(before);
        await eventually(() => page.hasFocus(opener), true);
      }
      const other = await visit(`/leadership#${leader.slug}`);
      await other.find(dialog);
      await eventually(() => other.isOnTop(paragraphs), true);
    },
  },
];

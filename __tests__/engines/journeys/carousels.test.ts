/** The hero and the testimonials (docs/behaviour.md, "Carousels"). */
import { interpolate } from '../../../src/components/interpolate';
import { documentAt, documentsIn } from '../../support/content';
import { eventually } from '../../support/visitor';
import type { Target } from '../inPage/query';
import type { Page } from '../page';
import { button, byRole } from '../targets';
import { visitor } from '../visitor';

const { visit } = visitor();

const { slides, carousel: heroLabels } = documentAt('pages/home.json');
const titles: string[] = slides.map(({ title }: { title: string }) => title);
const { carousel: labels, dotLabel } = documentAt('pages/testimonials.json');
const names = documentsIn<{ name: string }>('testimonials').map(({ name }) => name);

const hero = byRole('group', heroLabels.label);
const testimonials = byRole('group', labels.label);

/** The headings of the slides that fill the carousel and are painted. */
const shownSlides = (page: Page) => () =>
  page.evaluate(
    (query, carousel) =>
      query
        .findAll({ css: '[aria-roledescription="slide"]:not([inert]) h2', within: carousel })
        .filter(query.isOnTop)
        .map(({ textContent }) => textContent),
    hero,
  );

/** The numbers of the cards that are wholly in view. */
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

test('the buttons of the hero go round the slides, and it says which one is shown', async () => {
  const page = await visit('/');
  await pause(page, hero, heroLabels.pause);
  await eventually(shownSlides(page), titles.slice(0, 1));
  for (const index of [...titles.keys()].slice(1)) {
    await page.click(button(heroLabels.next, hero));
    await eventually(shownSlides(page), [titles[index]]);
    const position = interpolate(heroLabels.position, { number: index + 1, count: titles.length });
    expect(await page.texts(byRole('status', undefined, hero))).toEqual([`${position}: ${titles[index]}`]);
  }
  await page.click(button(heroLabels.next, hero));
  await eventually(shownSlides(page), titles.slice(0, 1));
  await page.click(button(heroLabels.previous, hero));
  await eventually(shownSlides(page), titles.slice(-1));
});

test('the testimonials go on by a card, a dot leads to its position, and the arrow keys go on', async () => {
  const page = await visit('/testimonials');
  await pause(page, testimonials, labels.pause);
  await eventually(shownCards(page), [1, 2, 3]);
  await page.click(button(labels.next, testimonials));
  await eventually(shownCards(page), [2, 3, 4]);
  const lastDot = button(interpolate(dotLabel, { number: names.length - 2 }), testimonials);
  await page.click(lastDot);
  await eventually(shownCards(page), [names.length - 2, names.length - 1, names.length]);
  await eventually(() => page.attribute(lastDot, 'aria-current'), 'true');
  await page.focus(button(labels.next, testimonials));
  await page.press('ArrowRight');
  await eventually(shownCards(page), [1, 2, 3]);
});

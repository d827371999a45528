/** The carousel of testimonials (specification: "Testimonials"; contract: "Widgets"). */
import type { Page } from 'playwright-core';
import { swipe } from '../support/swipe';
import { eventually, phone, reducedMotion, visitor, width, withoutScripts } from '../support/visitor';

jest.setTimeout(60_000);
const { visit, visitOutOfTime } = visitor();

const CARDS = 7;
const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
const list = (page: Page) => carousel(page).getByRole('list');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Show testimonial \d$/ });

/** The numbers of the cards that are wholly in sight, from 1. */
const inSight = (page: Page) => () =>
  list(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.children].flatMap((card, index) => {
      const place = card.getBoundingClientRect();
      return place.left >= left - 1 && place.right <= right + 1 ? [index + 1] : [];
    });
  });
/** The number of the dot that is marked. */
const marked = (page: Page) => () =>
  dots(page).evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true') + 1);
const scrolled = (page: Page) => list(page).evaluate((element) => element.scrollLeft);

/** The cards in sight at a position. */
const from = (position: number, cards: number) => Array.from({ length: cards }, (_, card) => position + card);

describe.each([
  [320, 1],
  [390, 1],
  [767, 1],
  [768, 2],
  [991, 2],
  [992, 3],
  [1440, 3],
])('at %d px', (pixels, cards) => {
  const positions = CARDS - cards + 1;

  test(`${cards} in sight, ${positions} positions, wrapping at both ends`, async () => {
    const page = await visit('/testimonials', { ...width(pixels), ...reducedMotion });
    await eventually(inSight(page), from(1, cards));
    expect(await list(page).getByRole('listitem').count()).toBe(CARDS);
    expect(await list(page).evaluate((element) => element.children.length)).toBe(CARDS);
    await eventually(() => dots(page).count(), positions);
    for (let position = 2; position <= positions; position++) {
      await button(page, 'Next testimonial').click();
      await eventually(inSight(page), from(position, cards));
      expect(await marked(page)()).toBe(position);
    }
    await button(page, 'Next testimonial').click();
    await eventually(inSight(page), from(1, cards));
    await button(page, 'Previous testimonial').click();
    await eventually(inSight(page), from(positions, cards));
    expect(await marked(page)()).toBe(positions);
  });

  test('a step is the width of a card and 16 px', async () => {
    const page = await visit('/testimonials', { ...width(pixels), ...reducedMotion });
    const card = await list(page).getByRole('listitem').first().boundingBox();
    await button(page, 'Next testimonial').click();
    await eventually(inSight(page), from(2, cards));
    expect(Math.abs((await scrolled(page)) - ((card?.width ?? 0) + 16))).toBeLessThanOrEqual(1);
  });
});

test('a dot shows its position', async () => {
  const page = await visit('/testimonials', { ...width(768), ...reducedMotion });
  await button(page, 'Show testimonial 4').click();
  await eventually(inSight(page), [4, 5]);
  expect(await marked(page)()).toBe(4);
});

test('it takes another number of cards when the window changes', async () => {
  const page = await visit('/testimonials', { ...width(390), ...reducedMotion });
  await button(page, 'Previous testimonial').click();
  await eventually(inSight(page), [7]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await eventually(() => dots(page).count(), 5);
  await eventually(inSight(page), [5, 6, 7]);
  await eventually(marked(page), 5);
});

test('stars are heard as a figure, and a change by hand is told', async () => {
  const page = await visit('/testimonials', { ...width(1440), ...reducedMotion });
  const stars = await list(page)
    .getByRole('img', { name: /out of 5$/ })
    .evaluateAll((images) => images.map((image) => [image.ariaLabel, image.textContent]));
  expect(stars).toHaveLength(CARDS);
  for (const [name = '', drawn = ''] of stars as string[][])
    expect(`${[...drawn].filter((star) => star === '★').length} out of ${drawn.length}`).toBe(name);
  expect(await carousel(page).getByRole('status').textContent()).toBe('');
  await button(page, 'Next testimonial').click();
  await eventually(
    () => carousel(page).getByRole('status').textContent(),
    'Testimonial 2 of 7: Marieke van Dijk, Helen Ashworth, Tan Wei Ming',
  );
});

test('with the keyboard: arrows on the buttons, and on the cards themselves', async () => {
  const page = await visit('/testimonials', { ...width(1440), ...reducedMotion });
  await button(page, 'Next testimonial').focus();
  await page.keyboard.press('ArrowRight');
  await eventually(inSight(page), [2, 3, 4]);
  await list(page).focus();
  await page.keyboard.press('ArrowRight');
  await eventually(inSight(page), [3, 4, 5]);
  await eventually(marked(page), 3);
});

test('a swipe moves it, and back', async () => {
  const page = await visit('/testimonials', phone);
  await button(page, 'Pause testimonials').click();
  await swipe(list(page), -250);
  await eventually(inSight(page), [2]);
  await eventually(marked(page), 2);
  await swipe(list(page), 250);
  await eventually(inSight(page), [1]);
  await eventually(marked(page), 1);
});

describe('it moves on by itself', () => {
  const stopped = async (address = '/testimonials', settings = width(1440)) => {
    const page = await visitOutOfTime(address, settings);
    await carousel(page).hover({ position: { x: 3, y: 90 } });
    return page;
  };
  const mouseAway = (page: Page) => page.getByRole('contentinfo').hover();

  test('after 4000 ms, and not before, until it begins anew', async () => {
    const page = await stopped();
    await mouseAway(page);
    await page.clock.runFor(3990);
    expect(await inSight(page)()).toEqual([1, 2, 3]);
    await page.clock.runFor(20);
    for (const first of [2, 3, 4, 5, 1]) {
      await eventually(inSight(page), from(first, 3));
      await page.clock.runFor(4000);
    }
  });

  test('not while hovered, focused, paused or in the background', async () => {
    const page = await stopped();
    const stands = async () => {
      await page.clock.runFor(20_000);
      expect(await inSight(page)()).toEqual([1, 2, 3]);
    };
    await stands();
    await button(page, 'Show testimonial 1').focus();
    await mouseAway(page);
    await stands();
    await button(page, 'Pause testimonials').click();
    await button(page, 'Play testimonials').evaluate((element) => element.blur());
    await mouseAway(page);
    await stands();
    await button(page, 'Play testimonials').click();
    await mouseAway(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await stands();
  });

  test('not with reduced motion', async () => {
    const page = await stopped('/testimonials', { ...width(1440), ...reducedMotion });
    await mouseAway(page);
    await page.clock.runFor(20_000);
    expect(await inSight(page)()).toEqual([1, 2, 3]);
  });

  test('on the home page as well, beside the hero, and the page stays where it is', async () => {
    const page = await stopped('/');
    await mouseAway(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.clock.runFor(4010);
    await eventually(inSight(page), [2, 3, 4]);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test.each([390, 1440])('without scripts it is a plain list at %d px', async (pixels) => {
  const page = await visit('/testimonials', { ...width(pixels), ...withoutScripts });
  expect(await inSight(page)()).toEqual(from(1, CARDS));
  expect(await carousel(page).getByRole('button').count()).toBe(0);
});

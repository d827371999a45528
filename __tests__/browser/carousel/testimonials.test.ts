/** The carousel of testimonials (docs/behaviour.md, "Carousels"). */
import type { Page } from 'playwright-core';
import { documentAt, documentsIn } from '../../support/content';
import { filled } from '../../support/filled';
import { needs } from '../../support/inPlace';
import { textsInView } from '../../support/scrolling';
import { eventually, phone, reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

const ROUTE = '/testimonials';

const testimonials = documentsIn<{ name: string; rating: number }>('testimonials');
const names = testimonials.map(({ name }) => name);
const test = needs({ 'fourth testimonial': testimonials[3] });
const { carousel: labels, dotLabel, ratingLabel } = documentAt('pages/testimonials.json');

const carousel = (page: Page) => page.getByRole('group', { name: labels.label, exact: true });
const list = (page: Page) => carousel(page).getByRole('list');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
const dot = (page: Page, number: number) => button(page, filled(dotLabel, { number }));
const dots = (page: Page) => carousel(page).locator('button[aria-current]');

/** Expects exactly `cards` cards completely in view, starting with the one with the number `first`. */
const shows = (page: Page, first: number, cards: number) =>
  eventually(() => textsInView(list(page).locator('> li'), 'strong'), names.slice(first - 1).slice(0, cards));
/** Expects only the dot of this position to be marked. */
const marks = (page: Page, position: number) => {
  const marked = carousel(page).locator('button[aria-current=true]');
  const labelsOf = () => marked.evaluateAll((all) => all.map((each) => each.ariaLabel));
  return eventually(labelsOf, [filled(dotLabel, { number: position })]);
};

test('buttons move one card, and the window width determines how many cards are in view', async () => {
  const page = await visit(ROUTE, { ...width(1440), ...reducedMotion });
  for (const [pixels, cards] of Object.entries({ 767: 1, 768: 2, 991: 2, 992: 3 })) {
    await page.setViewportSize({ width: Number(pixels), height: 900 });
    await shows(page, 1, cards);
    await eventually(() => dots(page).count(), names.length - cards + 1);
    await button(page, labels.next).click();
    await shows(page, 2, cards);
    await dot(page, 1).click();
    await shows(page, 1, cards);
  }
});

test('dots move it, and a wider window keeps a position that still exists', async () => {
  const page = await visit(ROUTE, { ...phone, ...reducedMotion });
  await dot(page, names.length).click();
  await shows(page, names.length, 1);
  await marks(page, names.length);
  await page.setViewportSize({ width: 1440, height: 900 });
  await shows(page, names.length - 2, 3);
  await marks(page, names.length - 2);
  // Screen readers also read the cards out of view.
  expect(await carousel(page).locator('[inert]').count()).toBe(0);
});

test('without scripts the testimonials are a plain list of quotes, authors and ratings', async () => {
  const page = await visit(ROUTE, { ...width(1440), ...withoutScripts });
  await shows(page, 1, names.length);
  expect(await carousel(page).getByRole('button').count()).toBe(0);
  for (const [index, { name, rating }] of testimonials.entries()) {
    const card = list(page).getByRole('listitem').nth(index);
    const stars = card.getByRole('img', { name: filled(ratingLabel, { rating }), exact: true });
    expect(await stars.textContent()).toBe('★'.repeat(rating).padEnd(5, '☆'));
    expect(await card.getByRole('figure').textContent()).toContain(name);
  }
});

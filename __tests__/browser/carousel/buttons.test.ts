/** The buttons of the carousels and what screen readers announce (docs/behaviour.md, "Carousels"). */
import type { Locator, Page } from 'playwright-core';
import { documentAt, documentsIn } from '../../support/content';
import { filled } from '../../support/filled';
import { eventually, visitor, width } from '../../support/visitor';

const { visit } = visitor();

const { slides, carousel: hero } = documentAt('pages/home.json');
const titles = slides.map(({ title }) => title);
const { carousel: testimonials, dotLabel } = documentAt('pages/testimonials.json');
const names = documentsIn<{ name: string }>('testimonials').map(({ name }) => name);

const carousel = (page: Page, { label }: { label: string }) =>
  page.getByRole('group', { name: label, exact: true });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Expects the announcement of an item with its number. */
const announces = (within: Locator, position: string, number: number, count: number, item: string) =>
  eventually(
    () => within.getByRole('status').textContent(),
    `${filled(position, { number, count })}: ${item}`,
  );

test('the buttons of the hero go through the slides and wrap at both ends', async () => {
  const page = await visit('/');
  const group = carousel(page, hero);
  await button(group, hero.pause).click();
  const shows = async (index: number) => {
    await announces(group, hero.position, index + 1, titles.length, titles[index] ?? '');
    const slide = group.locator('[aria-roledescription="slide"]:not([inert])');
    expect(await slide.getByRole('heading').allTextContents()).toEqual([titles[index]]);
  };
  for (const index of [...titles.keys()].slice(1)) {
    await button(group, hero.next).click();
    await shows(index);
  }
  await button(group, hero.next).click();
  await shows(0);
  await button(group, hero.previous).click();
  await shows(titles.length - 1);
});

test('the testimonials move by one card and to the position of a dot', async () => {
  const page = await visit('/testimonials', width(1440));
  const group = carousel(page, testimonials);
  await button(group, testimonials.pause).click();
  const shows = (first: number) =>
    announces(
      group,
      testimonials.position,
      first,
      names.length,
      names.slice(first - 1, first + 2).join(', '),
    );
  await button(group, testimonials.next).click();
  await shows(2);
  const last = names.length - 2;
  await button(group, filled(dotLabel, { number: last })).click();
  await shows(last);
  await button(group, testimonials.next).press('ArrowRight');
  await shows(1);
});

/** The buttons of the hero and what screen readers announce (docs/behaviour.md, "Carousels"). */
import type { Locator, Page } from 'playwright-core';
import { documentAt } from '../../support/content';
import { filled } from '../../support/filled';
import { eventually, visitor } from '../../support/visitor';

const { visit } = visitor();

const { slides, carousel: hero } = documentAt('pages/home.json');
const titles = slides.map(({ title }) => title);

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

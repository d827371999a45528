/** The buttons of the hero and what screen readers announce (docs/behaviour.md, "Carousels"). */
import type { Locator } from 'playwright-core';
import { documentAt } from '../../support/content';
import { filled } from '../../support/filled';
import { eventually, visitor } from '../../support/visitor';

const { visit } = visitor();

const { slides, carousel: hero } = documentAt('pages/home.json');
const titles = slides.map(({ title }) => title);

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

test('the buttons of the hero go through the slides and wrap at both ends', async () => {
  const page = await visit('/');
  const group = page.getByRole('group', { name: hero.label, exact: true });
  await button(group, hero.pause).click();
  const shows = async (index: number) => {
    const position = filled(hero.position, { number: index + 1, count: titles.length });
    await eventually(() => group.getByRole('status').textContent(), `${position}: ${titles[index]}`);
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

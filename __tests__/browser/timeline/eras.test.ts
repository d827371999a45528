/** The buttons and the tabs of the timeline (docs/behaviour.md, "Timeline"). */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/lib/interpolate';
import { documentAt, documentsIn } from '../../support/content';
import { address, eventually, visitor } from '../../support/visitor';

const { visit } = visitor();

const labels = documentAt('pages/legacy.json');
const [first, second] = documentsIn<{ slug: string }>('timeline-eras').map(({ slug }) => ({
  slug,
  titles: documentsIn<{ when: string; title: string }>(`timeline/${slug}`).map(
    ({ when, title }) => `${when} ${title}`,
  ),
}));
if (!first || !second) throw new Error('There are fewer than two eras.');

const panel = (page: Page) => page.getByRole('tabpanel');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Expects an event to be announced and to be the only one that can be used. */
async function shows(page: Page, titles: readonly string[], index: number): Promise<void> {
  const position = interpolate(labels.position, { number: index + 1, count: titles.length }, 'en');
  await eventually(() => panel(page).getByRole('status').textContent(), `${position}: ${titles[index]}`);
  expect(await panel(page).locator('li:not([inert]) h4').allTextContents()).toEqual([titles[index]]);
}

test('the buttons go through the events of an era, and a tab shows another era', async () => {
  const page = await visit('/legacy');
  expect(await button(page, labels.previous).isDisabled()).toBe(true);
  await button(page, labels.next).click();
  await shows(page, first.titles, 1);
  await button(page, labels.previous).click();
  await shows(page, first.titles, 0);
  // Find the tab by its position, because its name consists of two elements that a translator separates.
  await page.getByRole('tab').nth(1).click();
  await shows(page, second.titles, 0);
  expect(address(page)).toBe(`/legacy#${second.slug}`);
  await page.goBack();
  await shows(page, first.titles, 0);
});

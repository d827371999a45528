/** Uses the timeline in a browser. */
import type { Page } from 'playwright-core';
import { documentAt, documentsIn } from './content';
import { filled } from './filled';
import { eventually } from './visitor';

export const labels = documentAt('pages/legacy.json');

/** The eras, each with the titles of its events. */
export const eras = documentsIn<{ slug: string; name: string; years: string }>('timeline-eras').map(
  ({ slug, name, years }) => ({
    slug,
    tab: `${name} ${years}`,
    titles: documentsIn<{ when: string; title: string }>(`timeline/${slug}`).map(
      ({ when, title }) => `${when} ${title}`,
    ),
  }),
);
export type Era = (typeof eras)[number];

const panel = (page: Page) => page.getByRole('tabpanel');
export const list = (page: Page) => panel(page).getByRole('list');
export const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Expects the event to be the only one that is visible and accessible, and to be announced to screen readers. */
export async function shows(page: Page, { titles }: Era, index: number): Promise<void> {
  const inPanel = () =>
    list(page).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.children]
        .filter((event) => {
          const box = event.getBoundingClientRect();
          return !event.hasAttribute('inert') && box.left >= left - 2 && box.right <= right + 2;
        })
        .map((event) => event.querySelector('h4')?.textContent);
    });
  await eventually(inPanel, [titles.at(index)]);
  const at = titles.indexOf(titles.at(index) ?? '');
  const position = filled(labels.position, { number: at + 1, count: titles.length });
  await eventually(() => panel(page).getByRole('status').textContent(), `${position}: ${titles[at]}`);
}

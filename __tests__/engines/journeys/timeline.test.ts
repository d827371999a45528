/** The timeline of the company (docs/behaviour.md, "Timeline"). */
import { interpolate } from '../../../src/components/interpolate';
import { documentAt, documentsIn } from '../../support/content';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { button, byRole } from '../targets';
import { visitor } from '../visitor';

const { visit } = visitor();

const labels = documentAt('pages/legacy.json');
const [first, second] = documentsIn<{ slug: string; name: string; years: string }>('timeline-eras').map(
  ({ slug, name, years }) => ({
    slug,
    tab: `${name} ${years}`,
    titles: documentsIn<{ title: string }>(`timeline/${slug}`).map(({ title }) => title),
  }),
);
if (!first || !second) throw new Error('There are fewer than two periods.');

const panel = byRole('tabpanel');
const previous = button(labels.previous, panel);
const next = button(labels.next, panel);
const isDisabled = (page: Page, target: typeof next) => () =>
  page.read(target, (element) => (element as HTMLButtonElement).disabled);

/** The event that is painted, and its position as screen readers hear it. */
async function shows(page: Page, titles: readonly string[], index: number): Promise<void> {
  const painted = () =>
    page.evaluate(
      (query, within) =>
        query
          .findAll({ css: 'li:not([inert]) h4', within })
          .filter(query.isOnTop)
          .map(({ textContent }) => textContent),
      panel,
    );
  await eventually(painted, [titles[index]]);
  const position = interpolate(labels.position, { number: index + 1, count: titles.length });
  await eventually(() => page.texts(byRole('status', undefined, panel)), [`${position}: ${titles[index]}`]);
}

/** Opens the page and scrolls to the events: later a scroll by script would end the smooth one of the events in WebKit. */
async function visitEvents(): Promise<Page> {
  const page = await visit('/legacy');
  await scrollToEvents(page);
  return page;
}
const scrollToEvents = (page: Page) =>
  page.read({ css: 'ul, ol', within: panel }, (list) =>
    list.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );

test('the buttons go through the events of a period, and a tab shows another one', async () => {
  const page = await visitEvents();
  await shows(page, first.titles, 0);
  expect(await isDisabled(page, previous)()).toBe(true);
  await page.click(next);
  await shows(page, first.titles, 1);
  await eventually(isDisabled(page, previous), false);
  await page.click(previous);
  await shows(page, first.titles, 0);
  await page.click(byRole('tab', second.tab));
  await shows(page, second.titles, 0);
  expect(await page.address()).toBe(`/legacy#${second.slug}`);
});

test('after Next and a reload the first event is shown, and Previous is disabled again', async () => {
  const page = await visitEvents();
  await page.click(next);
  await shows(page, first.titles, 1);
  await page.reload();
  await scrollToEvents(page);
  await shows(page, first.titles, 0);
  expect([await isDisabled(page, previous)(), await isDisabled(page, next)()]).toEqual([true, false]);
});

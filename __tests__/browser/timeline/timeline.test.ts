/** The timeline of the company (docs/behaviour.md, "Timeline"). */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { documentAt, documentsIn } from '../../support/content';
import { swipe } from '../../support/swipe';
import {
  address,
  eventually,
  phone,
  reducedMotion,
  scrollY,
  visitor,
  width,
  withoutScripts,
} from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const labels = documentAt('pages/legacy.json');
const eras = documentsIn<{ slug: string; name: string; years: string }>('timeline-eras').map((era) => ({
  slug: era.slug,
  tab: `${era.name} ${era.years}`,
  name: era.name,
  titles: documentsIn<{ title: string }>(`timeline/${era.slug}`).map(({ title }) => title),
}));
type Era = (typeof eras)[number];
const [first, second] = eras as [Era, Era];
const third = eras.at(-1) as Era;

const tab = (page: Page, era: Era) => page.getByRole('tab', { name: era.tab, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');
const list = (page: Page) => panel(page).getByRole('list');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Expects the event to be the only one that is visible and accessible, and to be announced to screen readers. */
async function shows(page: Page, { name, titles }: Era, index: number): Promise<void> {
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
  expect(await list(page).getAttribute('aria-label')).toBe(name);
  expect(await panel(page).locator('[data-passed="true"]').count()).toBe(at + 1);
  const position = interpolate(labels.position, { number: at + 1, count: titles.length });
  expect(await panel(page).getByRole('status').textContent()).toBe(`${position}: ${titles[at]}`);
}

test('buttons and keys move between the ends of a period without losing the focus, and a period starts at its first event', async () => {
  const page = await visit('/legacy', { ...width(1440), ...reducedMotion });
  const previous = button(page, labels.previous);
  const next = button(page, labels.next);
  const atEnds = async () => [await previous.isDisabled(), await next.isDisabled()];
  const isFocused = () => list(page).evaluate((element) => element === document.activeElement);
  expect(await tab(page, first).getAttribute('aria-selected')).toBe('true');
  expect(await atEnds()).toEqual([true, false]);
  for (const index of first.titles.keys()) {
    if (index > 0) await next.click();
    await shows(page, first, index);
  }
  expect(await atEnds()).toEqual([false, true]);
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await shows(page, first, -2);
  expect(await atEnds()).toEqual([false, false]);
  await page.keyboard.press('Home');
  await shows(page, first, 0);
  await next.focus();
  await page.keyboard.press('End');
  await shows(page, first, -1);
  expect(await isFocused()).toBe(true);
  await previous.click();
  await shows(page, first, -2);
  await tab(page, second).scrollIntoViewIfNeeded();
  const y = await scrollY(page);
  for (const era of [second, third, first]) {
    await tab(page, era).click();
    await shows(page, era, 0);
    expect(await atEnds()).toEqual([true, false]);
    expect([address(page), await scrollY(page)]).toEqual([`/legacy#${era.slug}`, y]);
  }
  await page.goBack();
  await shows(page, third, 0);
});

test('swiping moves forward and back', async () => {
  const page = await visit('/legacy', phone);
  await swipe(list(page), -250);
  await shows(page, first, 1);
  await eventually(() => button(page, labels.previous).isEnabled(), true);
  await swipe(list(page), 250);
  await shows(page, first, 0);
});

test('the hash of a period is applied before and after the scripts load', async () => {
  const { page, release } = await visitBeforeScripts(`/legacy#${second.slug}`);
  const readable = () =>
    page
      .locator('main h4')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.textContent));
  await eventually(readable, second.titles);
  release();
  await tab(page, second).waitFor();
  await shows(page, second, 0);
});

test('without scripts all periods and events are on the page', async () => {
  const page = await visit('/legacy', { ...width(390), ...withoutScripts });
  const main = page.getByRole('main');
  for (const { tab: name, titles } of eras)
    for (const [level, heading] of [[3, name] as const, ...titles.map((title) => [4, title] as const)])
      expect(await main.getByRole('heading', { level, name: heading, exact: true }).isVisible()).toBe(true);
  for (const name of [labels.previous, labels.next])
    expect(await main.getByRole('button', { name, exact: true }).count()).toBe(0);
});

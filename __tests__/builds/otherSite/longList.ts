import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/lib/interpolate';
import { FILTER_PARAMETER } from '../../../src/routes';
import { products, shown } from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { eventually, navigate, reducedMotion, width, withoutScripts } from '../../support/visitor';
import { beans, seeds } from './buildOtherSite';
import { at, expectFits, type OtherSite } from './site';

const CATALOGUE = at('/PulsesProducts');
const specifications = documentAt('pages/specifications.json');
const filter = (page: Page) => page.getByRole('textbox', { name: specifications.filter, exact: true });
const list = (page: Page) => page.getByRole('table', { name: 'Beans', exact: true });
/** Returns the names in the visible rows of the list. */
const names = (page: Page) => () => list(page).locator('tbody a').filter({ visible: true }).allTextContents();
const last = beans.at(-1) ?? { slug: '', name: '' };
const allNames = beans.map(({ name }) => name);

/** Whether the row of the last entry is marked and in view. */
const leadsToLast = (page: Page) => () =>
  page.locator(`#${last.slug}`).evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isMarked = getComputedStyle(row).outlineStyle === 'solid';
    return isMarked && top >= header && bottom <= window.innerHeight;
  });

export function longListTests({ visit }: OtherSite): void {
  test('without scripts, 25 entries are a complete list with links, and 24 entries are sheets', async () => {
    const page = await visit(`${CATALOGUE}#${last.slug}`, { ...width(320), ...withoutScripts });
    expect(await names(page)()).toEqual(allNames);
    expect(await leadsToLast(page)()).toBe(true);
    expect(await filter(page).count()).toBe(0);
    expect(await shown(page).sheets()).toEqual(expect.arrayContaining(seeds.map(({ name }) => name)));
    expect(await shown(page).sheets()).not.toContain('Bean 1');
    await page.emulateMedia({ media: 'print' });
    expect(await names(page)()).toEqual(allNames);
  });

  test('the list fits, and its filter is in the URL and counts the entries', async () => {
    const page = await visit(CATALOGUE, { ...width(320), ...reducedMotion });
    await shown(page).tab('Beans').click();
    await eventually(names(page), allNames);
    await filter(page).fill('bean 11');
    await eventually(names(page), ['Bean 11']);
    const count = interpolate(specifications.shown, { count: 1, total: beans.length });
    await page.getByRole('main').getByRole('status').filter({ visible: true }).getByText(count).waitFor();
    await eventually(async () => new URL(page.url()).searchParams.get(FILTER_PARAMETER), 'bean 11');
    await filter(page).fill('');
    await eventually(names(page), allNames);
    await expectFits(page);
  });

  test('a hash leads to the row of an entry, also from another page and with Back', async () => {
    const page = await visit(at('/contact'), width(390));
    await navigate(page, `${CATALOGUE}#${last.slug}`);
    await eventually(leadsToLast(page), true);
    await shown(page).tab('Seeds').click();
    await eventually(() => shown(page).sheets(), ['Seed 1']);
    await page.goBack();
    await eventually(names(page), allNames);
  });

  test.each([
    ['group_pulses', 'Beans'],
    [last.slug, last.name],
  ])('the enquiry button of the page with the hash %s names %s', async (hash, item) => {
    const page = await visit(`${CATALOGUE}#${hash}`);
    await eventually(names(page), allNames);
    const { inquiry, subject } = products.page;
    await page.getByRole('main').getByRole('link', { name: inquiry.label, exact: true }).click();
    const field = page.locator('input[name=subject]');
    await eventually(() => field.inputValue(), interpolate(subject, { item }));
  });
}

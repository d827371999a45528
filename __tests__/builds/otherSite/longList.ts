import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/lib/interpolate';
import { FILTER_PARAMETER } from '../../../src/routes';
import { products, sheetLabels, shown } from '../../support/catalogues';
import { documentAt } from '../../support/content';
import { beans, harvests, seeds } from '../../support/otherSite/buildOtherSite';
import { address, eventually, navigate, reducedMotion, width, withoutScripts } from '../../support/visitor';
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

export function longListTests({ visit, visitBeforeScripts }: OtherSite): void {
  test('without scripts, 25 entries are a complete list with links, and 24 entries are sheets', async () => {
    const page = await visit(`${CATALOGUE}#${last.slug}`, { ...width(320), ...withoutScripts });
    expect(await names(page)()).toEqual(allNames);
    expect(await leadsToLast(page)()).toBe(true);
    expect(await filter(page).count()).toBe(0);
    expect(await shown(page).sheets()).toEqual(expect.arrayContaining(seeds.map(({ name }) => name)));
    expect(await shown(page).sheets()).not.toContain('Bean 1');
    await list(page).getByRole('link', { name: last.name }).click();
    expect(address(page)).toBe(`${CATALOGUE}/${last.slug}`);
  });

  test('the list fits, its filter is in the URL, and it has no buttons of single products', async () => {
    const page = await visit(CATALOGUE, { ...width(320), ...reducedMotion });
    await shown(page).tab('Beans').click();
    await eventually(names(page), allNames);
    expect(address(page)).toBe(`${CATALOGUE}#group_pulses`);
    await filter(page).fill('bean 11');
    await eventually(names(page), ['Bean 11']);
    const count = interpolate(specifications.shown, { count: 1, total: beans.length });
    expect(
      await page.getByRole('main').getByRole('status').filter({ visible: true }).allTextContents(),
    ).toEqual([count]);
    await eventually(async () => new URL(page.url()).searchParams.get(FILTER_PARAMETER), 'bean 11');
    const add = page.getByRole('button', { name: sheetLabels.enquiryList.add });
    expect(await add.filter({ visible: true }).count()).toBe(0);
    await filter(page).fill('');
    await eventually(names(page), allNames);
    await expectFits(page);
  });

  test('a hash leads to the row of an entry, before and after the scripts', async () => {
    const { page, release } = await visitBeforeScripts(`${CATALOGUE}#${last.slug}`, width(390));
    await eventually(leadsToLast(page), true);
    release();
    await shown(page).tab('Beans').waitFor();
    await eventually(leadsToLast(page), true);
    await navigate(page, at('/contact'));
    await navigate(page, `${CATALOGUE}#${last.slug}`);
    await eventually(leadsToLast(page), true);
    await shown(page).tab('Seeds').click();
    await eventually(() => shown(page).sheets(), ['Seed 1']);
    await page.goBack();
    await eventually(names(page), allNames);
  });

  test('the enquiry button of the page names the group, or the entry in the hash', async () => {
    for (const [hash = '', item = ''] of [
      ['group_pulses', 'Beans'],
      [last.slug, last.name],
    ]) {
      const page = await visit(`${CATALOGUE}#${hash}`);
      await eventually(names(page), allNames);
      await page
        .getByRole('main')
        .getByRole('link', { name: products.page.inquiry.label, exact: true })
        .click();
      const subject = page.locator('input[name=subject]');
      await eventually(() => subject.inputValue(), interpolate(products.page.subject, { item }));
    }
  });

  test('an article lists at most 24 of the products that name it', async () => {
    const page = await visit(at(`/blog/${harvests[0]?.slug}`), withoutScripts);
    expect(await page.getByRole('main').locator(`a[href^="${CATALOGUE}/"]`).count()).toBe(24);
  });

  test('the printed page contains the list', async () => {
    const page = await visit(`${CATALOGUE}#group_pulses`);
    await page.emulateMedia({ media: 'print' });
    await eventually(names(page), allNames);
    expect(await filter(page).filter({ visible: true }).count()).toBe(0);
  });
}

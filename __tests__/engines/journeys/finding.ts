/** Journeys with search and catalogue (docs/behaviour.md). */
import { interpolate } from '../../../src/lib/interpolate';
import { products } from '../../support/catalogues';
import { navigation } from '../../support/labels';
import { found, noMatchTitle, resultLine, services, servicesPage } from '../../support/services';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import {
  button,
  byRole,
  enquireAbout,
  field,
  link,
  main,
  searchButton,
  searchDialog,
  title,
} from '../targets';
import { desktop, type Journey } from './journey';

const TERM = services[1]?.features[0] ?? '';
const ALL = services.map(({ title }) => title);
const input = { css: 'input', within: searchDialog };
const shownServices = (page: Page) => () =>
  page.texts({ css: 'h3', within: byRole('listitem', undefined, main) });
const status = byRole('status', undefined, main);

const { route, groups, entries } = products;
const [first, second] = groups[0]?.members ?? [];
const last = entries.at(-1);
const lastGroup = groups.at(-1);
const tab = (name = '') => byRole('tab', name);
/** Waits until only the sheet with this heading is visible. */
const showsSheet = (page: Page, name = '') =>
  eventually(() => page.texts({ css: 'main section section h3' }), [name]);
/** Waits until the sheet starts below the header and in the upper half of the window. */
const isInPlace = (page: Page, slug = '') =>
  eventually(
    () =>
      page.read({ css: `[id="${slug}"]` }, (sheet) => {
        const { top } = sheet.getBoundingClientRect();
        const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return window.scrollY > 0 && top >= edge - 1 && top < window.innerHeight / 2;
      }),
    true,
  );

export const finding: Journey[] = [
  {
    name: 'the search dialog covers the page and has the focus; Escape and its button return the focus',
    settings: desktop,
    async go(visit) {
      const page = await visit('/team');
      await page.imitateSafari();
      for (const close of [
        () => page.press('Escape'),
        () => page.click(button(navigation.search.close, searchDialog)),
      ]) {
        await page.click(searchButton);
        await page.find(searchDialog);
        await eventually(() => page.isOnTop(input), true);
        await eventually(() => page.hasFocus(input), true);
        await close();
        await page.gone(searchDialog);
        await eventually(() => page.hasFocus(searchButton), true);
      }
    },
  },
  {
    name: 'a search shows its results, is listed as recent, and can be cleared and undone with Back',
    settings: desktop,
    async go(visit) {
      const page = await visit('/team');
      await page.click(searchButton);
      await eventually(() => page.hasFocus(input), true);
      await page.type(TERM);
      await page.press('Enter');
      await eventually(page.address, `/services?search=${encodeURIComponent(TERM)}`);
      await page.gone(searchDialog);
      await eventually(shownServices(page), found(TERM));
      await eventually(async () => (await page.texts(status)).includes(resultLine(TERM)), true);
      await page.click(searchButton);
      const recent = byRole('list', navigation.search.recent, searchDialog);
      await eventually(() => page.texts({ role: 'button', within: recent }), [TERM]);
      await page.press('Escape');
      await page.gone(searchDialog);
      await page.click(link(servicesPage.clearSearch, main));
      await eventually(page.address, '/services');
      await eventually(shownServices(page), ALL);
      await page.click(searchButton);
      await page.fill(input, 'no such service');
      await page.click(button(navigation.search.submit, searchDialog));
      await page.find(byRole('heading', noMatchTitle('no such service'), main));
      expect(await shownServices(page)()).toEqual([]);
      await page.click(searchButton);
      await page.fill(input, first?.name ?? '');
      await page.press('Enter');
      await page.find(byRole('region', servicesPage.elsewhere.title));
      await page.back();
      await page.find(byRole('heading', noMatchTitle('no such service'), main));
      await page.back();
      await eventually(page.address, '/services');
      await eventually(shownServices(page), ALL);
    },
  },
  {
    name: 'a tab shows its sheet and its hash, Back returns, and arrow keys go through the tabs',
    settings: desktop,
    async go(visit) {
      const page = await visit(route);
      await showsSheet(page, first?.name);
      await page.click(tab(second?.name));
      await showsSheet(page, second?.name);
      expect(await page.address()).toBe(`${route}#${second?.slug}`);
      expect(await page.read(tab(second?.name), ({ ariaSelected }) => ariaSelected)).toBe('true');
      await page.click(tab(lastGroup?.name));
      await showsSheet(page, lastGroup?.members[0]?.name);
      await page.back();
      await showsSheet(page, second?.name);
      await page.back();
      await showsSheet(page, first?.name);
      expect(await page.address()).toBe(route);
      await page.focus(tab(first?.name));
      await page.press('ArrowRight');
      await showsSheet(page, second?.name);
      await eventually(() => page.hasFocus(tab(second?.name)), true);
      await page.press('End');
      await showsSheet(page, groups[0]?.members.at(-1)?.name);
      await page.press('Home');
      await showsSheet(page, first?.name);
      await page.click(enquireAbout(first?.name ?? ''));
      await eventually(page.address, '/contact');
      const subject = interpolate(products.page.subject, { item: first?.name ?? '' });
      await eventually(() => page.value(field('subject')), subject);
    },
  },
  {
    name: 'a hash shows its sheet below the header: at the first load, after a reload, and from the same and another page',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit(`${route}#${last?.slug}`);
      await showsSheet(page, last?.name);
      await isInPlace(page, last?.slug);
      await page.reload();
      await showsSheet(page, last?.name);
      await isInPlace(page, last?.slug);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.navigate(`${route}#${second?.slug}`);
      await showsSheet(page, second?.name);
      await isInPlace(page, second?.slug);
      const other = await visit(`${route}/${last?.slug}`);
      await eventually(() => other.texts(title), [last?.name]);
      await other.navigate(`${route}#${second?.slug}`);
      await showsSheet(other, second?.name);
      await isInPlace(other, second?.slug);
    },
  },
];

/** The two catalogues as the content files hold them, and as the tests find them on a page. */
import type { Page } from 'playwright-core';
import { documentAt, documentsIn } from './content';
import { address, eventually } from './visitor';

export interface Entry {
  slug: string;
  name: string;
  description: string;
  details: string;
  image: { alt: string };
  specs: Record<string, string>;
  nutrition?: Record<string, string>;
  varieties?: string[];
  features?: string[];
  ratios?: string[];
}

interface Group {
  name: string;
  members: Entry[];
}

const groupsOf = (groups: string, members: string): Group[] =>
  documentsIn<Group & { slug: string }>(groups).map(({ slug, name }) => ({
    name,
    members: documentsIn<Entry>(`${members}/${slug}`),
  }));

const catalogue = (route: string, document: string, groups: Group[]) => ({
  route,
  page: documentAt(`pages/${document}.json`),
  groups,
  entries: groups.flatMap(({ members }) => members),
});

export const products = catalogue(
  '/PulsesProducts',
  'pulses-products',
  groupsOf('product-groups', 'products'),
);
export const fibers = catalogue('/textiles', 'textiles', groupsOf('fiber-categories', 'fibers'));

/** The words on the buttons of a sheet. */
export const sheetLabels: { enquire: string; print: string } = documentAt('sections/catalogue.json');

/** Both of them, for `test.each`. */
export const catalogues = [
  ['products', products],
  ['fibers', fibers],
] as const;

/** The entries and groups of a page that can be chosen now, and those chosen. */
export const shown = (page: Page) => ({
  tab: (name = '') => page.getByRole('tab', { name, exact: true }),
  selected: async () =>
    page
      .getByRole('tab', { selected: true })
      .evaluateAll((tabs) => tabs.filter((tab) => tab.checkVisibility()).map((tab) => tab.textContent)),
  /** The headings of the sheets in view. */
  sheets: async () =>
    page
      .locator('main section section h3')
      .evaluateAll((headings) =>
        headings.filter((heading) => heading.checkVisibility()).map((heading) => heading.textContent),
      ),
});

/** The page has come to an address and selects these tabs; the sheet in view is that of the last. */
export async function stands(page: Page, at: string, ...selected: (string | undefined)[]): Promise<void> {
  await eventually<unknown>(() => shown(page).selected(), selected);
  expect(await shown(page).sheets()).toEqual(selected.slice(-1));
  expect(address(page)).toBe(at);
}

/** Where the sheet begins in the window, and where the header ends. */
export const edges = (page: Page, slug = '') =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return { top, header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0 };
  }, slug);

/** The tab that has the focus, by its words. */
export const focusedTab = (page: Page) =>
  page.evaluate(() => (document.activeElement?.role === 'tab' ? document.activeElement.textContent : null));

/** How many entries the browser's history has. */
export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** The two catalogues as the content files hold them, and as the tests find them on a page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { realContent } from './contentCopy';
import { address, eventually } from './visitor';

interface Entry {
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

export interface Catalogue {
  route: string;
  /** What the choice of group is called. */
  choice: string;
  groups: Group[];
}

const read = <Document>(folder: string): (Document & { id: number; slug: string })[] =>
  readdirSync(path.join(realContent, folder))
    .map((file) => ({
      ...JSON.parse(readFileSync(path.join(realContent, folder, file), 'utf8')),
      slug: file.replace('.json', ''),
    }))
    .sort((one, other) => one.id - other.id);

const groupsOf = (groups: string, members: string): Group[] =>
  read<{ name: string }>(groups).map(({ slug, name }) => ({
    name,
    members: read<Entry>(`${members}/${slug}`),
  }));

export const products: Catalogue = {
  route: '/PulsesProducts',
  choice: 'Product group',
  groups: groupsOf('product-groups', 'products'),
};

export const fibers: Catalogue = {
  route: '/textiles',
  choice: 'Fiber category',
  groups: groupsOf('fiber-categories', 'fibers'),
};

/** Both of them, for `describe.each`. */
export const catalogues: [name: string, catalogue: Catalogue][] = [
  ['products', products],
  ['fibers', fibers],
];

export const entriesOf = ({ groups }: Pick<Catalogue, 'groups'>): Entry[] =>
  groups.flatMap(({ members }) => members);

/** The entries and groups of a page that can be chosen now, by the name of their tab list, and those chosen. */
export const shown = (page: Page) => ({
  tab: (name = '') => page.getByRole('tab', { name, exact: true }),
  lists: async () =>
    page
      .getByRole('tablist')
      .evaluateAll((lists) => lists.filter((list) => list.checkVisibility()).map((list) => list.ariaLabel)),
  selected: async () =>
    page
      .getByRole('tab', { selected: true })
      .evaluateAll((tabs) => tabs.filter((tab) => tab.checkVisibility()).map((tab) => tab.textContent)),
  /** The headings of the sheets in sight. */
  sheets: async () =>
    page
      .locator('main section section h3')
      .evaluateAll((headings) =>
        headings.filter((heading) => heading.checkVisibility()).map((heading) => heading.textContent),
      ),
});

/** The page has come to an address and selects these tabs; the sheet in sight is that of the last. */
export async function stands(page: Page, at: string, ...selected: (string | undefined)[]): Promise<void> {
  await eventually<unknown>(() => shown(page).selected(), selected);
  expect(await shown(page).sheets()).toEqual(selected.slice(-1));
  expect(address(page)).toBe(at);
}

/** Where the sheet begins in the window, and where the header ends. */
export const places = (page: Page, slug: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return { top, header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0 };
  }, slug);

/** The tab that has the focus, by its words. */
export const focusedTab = (page: Page) =>
  page.evaluate(() => (document.activeElement?.role === 'tab' ? document.activeElement.textContent : null));

/** How many entries the browser's history has. */
export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

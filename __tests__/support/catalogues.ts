/** The two catalogues as the content files hold them, and as the tests find them on a page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { realContent } from './contentCopy';

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

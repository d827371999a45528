/** The two catalogues as the content files hold them, and as the tests find them on a page. */
import type { Page } from 'playwright-core';
import type { Calendar, Limit, Supply } from '../../src/content-model/documents/trade';
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
  limits?: Limit[];
  supply?: Supply;
  calendar?: Calendar;
  article?: string;
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

const catalogue = <Name extends 'pulses-products' | 'textiles'>(
  route: string,
  document: Name,
  groups: Group[],
) => ({
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

/** The words of all sheets. */
export const sheetLabels = documentAt('sections/catalogue.json');

/** Both of them, for `test.each`. */
export const catalogues = [
  ['products', products],
  ['fibers', fibers],
] as const;

/** The rows of a table by their headers; a field without a value has none. */
const rows = (labels: Record<string, string>, facts: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([field, label]) => (facts[field] ? [[label, facts[field]]] : [])),
  );

/** What the tables of an entry say in its catalogue. */
export const tablesOf = {
  products: ({ specs, nutrition = {} }: Entry) => ({
    [products.page.specsTitle]: rows(products.page.specLabels, specs),
    [products.page.nutritionTitle]: rows(products.page.nutritionLabels, nutrition),
  }),
  fibers: ({ specs, ratios }: Entry) => ({
    [fibers.page.specsTitle]: rows(
      { ...fibers.page.specLabels, ratios: fibers.page.ratiosTitle },
      { ...specs, ratios: ratios?.join(', ') },
    ),
    [fibers.page.propertiesTitle]: rows(fibers.page.propertyLabels, specs),
  }),
};

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

/** The catalogues in the content files and on pages. */
import type { Page } from 'playwright-core';
import { catalogues as registry } from '../../src/content-model/catalogues';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../../src/content-model/documents/catalogue';
import { type Documents, documentAt, documentsIn } from './content';
import { address, eventually } from './visitor';

export interface Entry extends CatalogueEntry {
  slug: string;
  specs: Record<string, string>;
  nutrition?: Record<string, string>;
  ratios?: string[];
}

/** Reads the documents of a catalogue of the registry. */
function read<Document extends CataloguePage = CataloguePage>(folder: string) {
  const catalogue = registry.find((each) => each.folder === folder) as Catalogue;
  const groups = documentsIn<{ slug: string; name: string }>(catalogue.group.folder).map(
    ({ slug, name }) => ({ name, entries: documentsIn<Entry>(`${folder}/${slug}`) }),
  );
  return {
    folder,
    catalogue,
    route: catalogue.page.path,
    page: documentAt<Document>(`pages/${catalogue.page.file}.json`),
    groups,
    entries: groups.flatMap(({ entries }) => entries),
  };
}

export const products = read<Documents['pages/pulses-products.json']>('products');
export const fibers = read<Documents['pages/textiles.json']>('fibers');

/** The texts that all sheets share. */
export const sheetLabels = documentAt('sections/catalogue.json');

/** All catalogues, for `test.each`. */
export const catalogues = registry.map(({ folder }) => [folder, read(folder)] as const);

/** Returns the visible tabs of entries and groups, the selected tabs and the visible sheets of a page. */
export const shown = (page: Page) => ({
  tab: (name = '') => page.getByRole('tab', { name, exact: true }),
  selected: async () =>
    page
      .getByRole('tab', { selected: true })
      .evaluateAll((tabs) => tabs.filter((tab) => tab.checkVisibility()).map((tab) => tab.textContent)),
  /** The headings of the visible sheets. */
  sheets: async () =>
    page
      .locator('main section section h3')
      .evaluateAll((headings) =>
        headings.filter((heading) => heading.checkVisibility()).map((heading) => heading.textContent),
      ),
});

/** Waits until the page has the given URL and selected tabs. The visible sheet must belong to the last tab. */
export async function expectSelected(
  page: Page,
  at: string,
  ...selected: (string | undefined)[]
): Promise<void> {
  await eventually<unknown>(() => shown(page).selected(), selected);
  expect(await shown(page).sheets()).toEqual(selected.slice(-1));
  expect(address(page)).toBe(at);
}

/** Returns the label of the focused tab. */
export const focusedTab = (page: Page) =>
  page.evaluate(() => (document.activeElement?.role === 'tab' ? document.activeElement.textContent : null));

/** Returns the number of entries in the browser history. */
export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

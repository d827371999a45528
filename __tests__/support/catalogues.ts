/** The catalogues in the content files and on pages. */
import type { Page } from 'playwright-core';
import { type CatalogueField, fieldsOf } from '../../src/content-model/catalogues';
import type { Catalogue, CatalogueEntry } from '../../src/content-model/documents/catalogue';
import { htmlOf } from './builtPages';
import { documentAt, documentsIn } from './content';

export type Entry = CatalogueEntry & { slug: string; path: string };

/** Reads a catalogue with its groups and entries. */
function read(slug: string) {
  const page = documentAt<Catalogue>(`catalogues/${slug}.json`);
  const groups = documentsIn<{ slug: string; name: string }>(`catalogues/${slug}`).map((group) => ({
    ...group,
    entries: documentsIn<Entry>(`catalogues/${slug}/${group.slug}`).map((entry) => ({
      ...entry,
      path: `${page.link}/${entry.slug}`,
    })),
  }));
  const entries = groups.flatMap((group) => group.entries);
  return { slug, page, groups, entries, route: page.link, fields: fieldsOf(page) };
}

/** The catalogues that are published, by slug, for `test.each`. */
export const catalogues = documentsIn<{ slug: string }>('catalogues')
  .map(({ slug }) => [slug, read(slug)] as const)
  .filter(([, { entries }]) => entries.length > 0);

/** The entries of all catalogues. Tests that need them, up to three, are skipped without them. */
export const entries = catalogues.flatMap(([, all]) => all.entries) as [Entry, Entry, Entry, ...Entry[]];

const NONE = { slug: '', page: {} as Catalogue, groups: [], entries: [], route: '', fields: [] };

/** The first and the last catalogue, which are the same if there is only one. */
export const [, firstCatalogue] = catalogues.at(0) ?? ['', NONE];
export const [, lastCatalogue] = catalogues.at(-1) ?? ['', NONE];

/** Returns the groups that the page of a catalogue shows in panels. Long groups have links instead. */
export const inPanels = ({ route, groups }: Pick<typeof firstCatalogue, 'route' | 'groups'>) =>
  groups.filter(({ entries: [first] }) => htmlOf(route).includes(`id="${first?.slug}" data-panel`));

/** A field at the top of the sheets of the first catalogue. Its label is on many pages. */
export const keyField =
  firstCatalogue.fields.find(({ key }) => firstCatalogue.page.keyFacts?.includes(key)) ??
  ({ label: '' } as CatalogueField);

/** The texts that all sheets share. */
export const sheetLabels = documentAt('sections/catalogue.json');

/** Returns the tabs of entries and groups, and the visible sheets of a page. */
export const shown = (page: Page) => ({
  tab: (name = '') => page.getByRole('tab', { name, exact: true }),
  /** The headings of the visible sheets. */
  sheets: () => page.locator('main section section h3').filter({ visible: true }).allTextContents(),
});

/** Returns the number of entries in the browser history. */
export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

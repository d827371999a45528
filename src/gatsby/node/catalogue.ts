/** Resolvers of catalogues: their groups and pages, and what other pages show of them. */
import type { Node } from 'gatsby';
import { catalogues, entryPath } from '../../content/catalogues';
import type { Catalogue, CataloguePage } from '../../content/documents/catalogue';
import type { SpecificationsPage } from '../../content/documents/specifications';
import { findDocuments, getDocument, type ResolverContext, resolver } from './documents';
import {
  allEntriesOf,
  type EntryNode,
  entriesOf,
  entryResolvers,
  type GroupNode,
  groupedEntries,
  groupsOf,
  pageTextsOf,
} from './entries';
import { bars } from './facts';
import { entryList, specificationTable } from './specificationTables';

const pageResolvers = (catalogue: Catalogue) => ({
  path: resolver(() => catalogue.page.path),
  searchKind: resolver(() => catalogue.folder),
  groups: resolver((_: Node, context) => groupsOf(catalogue, context)),
  bars: resolver(async (_: Node, context) => {
    const { bar } = catalogue;
    const entries = bar ? await allEntriesOf(catalogue, context) : [];
    return bars(entries.map((entry) => ({ label: entry.name, value: bar?.(entry) ?? '' })));
  }),
});

async function catalogueTable(
  catalogue: Catalogue,
  groups: readonly { name: string; entries: readonly EntryNode[] }[],
  context: ResolverContext,
) {
  const { tables } = await getDocument<SpecificationsPage>('SpecificationsPage', context);
  const texts = tables[catalogue.folder];
  if (!texts) throw new Error(`content/pages/specifications.json has no table of ${catalogue.folder}`);
  const listed = groups.flatMap(({ name, entries }) =>
    entries.map((entry) => ({
      entry,
      slug: entry.fields.slug,
      group: name,
      path: entryPath(catalogue, entry.fields.slug),
    })),
  );
  return specificationTable(await pageTextsOf(catalogue, context), texts, listed);
}

/** The largest number of entries for which a group shows sheets. A larger group shows a list. */
export const MAX_SHEETS = 24;

const THUMBNAILS_ABOVE_LIST = 12;

const groupResolvers = (catalogue: Catalogue) => ({
  sheets: resolver(async ({ fields }: GroupNode, context) => {
    const entries = await entriesOf(catalogue, fields.slug, context);
    return entries.length > MAX_SHEETS ? [] : entries;
  }),
  list: resolver(async ({ name, fields }: GroupNode, context) => {
    const entries = await entriesOf(catalogue, fields.slug, context);
    if (entries.length <= MAX_SHEETS) return null;
    const { section } = await pageTextsOf(catalogue, context);
    return {
      ...entryList(
        await catalogueTable(catalogue, [{ name, entries }], context),
        section.supplyLabels.hsCode,
      ),
      thumbnails: entries.slice(0, THUMBNAILS_ABOVE_LIST),
      texts: await getDocument('SpecificationsPage', context),
    };
  }),
});

interface RangeGroup<Entry> {
  name: string;
  entries: readonly Entry[];
}

/**
 * Selects the entries of a catalogue that the home page shows (docs/behaviour.md, "Home page").
 * @param named the slugs of the entries, in their order. If undefined, all entries are shown in the order of the
 *   catalogue
 * @returns the groups that have such entries, in the order of their first entries
 */
export function rangeGroups<Entry extends { fields: { slug: string } }>(
  groups: readonly RangeGroup<Entry>[],
  named?: readonly string[],
): RangeGroup<Entry>[] {
  const isFilled = ({ entries }: RangeGroup<Entry>) => entries.length > 0;
  if (!named) return groups.filter(isFilled);
  const place = (entry: Entry | undefined) => named.indexOf(entry?.fields.slug ?? '');
  return groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter((entry) => place(entry) >= 0).sort((a, b) => place(a) - place(b)),
    }))
    .filter(isFilled)
    .sort((a, b) => place(a.entries[0]) - place(b.entries[0]));
}

async function rangeGroupsOf(
  catalogue: Catalogue,
  named: readonly string[] | undefined,
  context: ResolverContext,
) {
  const { banner } = await getDocument<CataloguePage>(catalogue.page.graphqlType, context);
  const { path } = catalogue.page;
  const groups = await groupedEntries(catalogue, context);
  const all = { name: banner.crumb, entries: groups.flatMap(({ entries }) => entries) };
  return rangeGroups(catalogue.isOneRange ? [all] : groups, named).map((group) => ({
    ...group,
    path: catalogue.isOneRange ? path : `${path}#${group.entries[0]?.fields.slug}`,
  }));
}

const fromCatalogues = async <Result>(find: (catalogue: Catalogue) => Promise<readonly Result[]>) =>
  (await Promise.all(catalogues.map(find))).flat();

/** The largest number of samples on the page of a business area, which the groups share evenly. */
const MAX_SAMPLES = 24;

const MAX_RELATED = 24;

export const catalogueResolvers = () => ({
  ...Object.fromEntries(
    catalogues.flatMap((catalogue) => [
      [catalogue.entry.graphqlType, entryResolvers(catalogue)],
      [catalogue.group.graphqlType, groupResolvers(catalogue)],
      [catalogue.page.graphqlType, pageResolvers(catalogue)],
    ]),
  ),
  HomePageRange: {
    groups: resolver((range: Readonly<Record<string, readonly string[]>>, context) =>
      fromCatalogues((catalogue) => rangeGroupsOf(catalogue, range[catalogue.folder], context)),
    ),
    total: resolver(
      async (_: unknown, context) =>
        (await fromCatalogues((catalogue) => allEntriesOf(catalogue, context))).length,
    ),
  },
  BusinessAreaSamples: {
    groups: resolver(async (samples: { catalogue: string }, context) => {
      const catalogue = catalogues.find(({ page }) => page.path === samples.catalogue);
      const groups = catalogue ? await rangeGroupsOf(catalogue, undefined, context) : [];
      const each = Math.max(1, Math.floor(MAX_SAMPLES / groups.length));
      return groups.map((group) => ({ ...group, entries: group.entries.slice(0, each) }));
    }),
  },
  SpecificationsPage: {
    tables: resolver((_: unknown, context) =>
      fromCatalogues(async (catalogue) => [
        await catalogueTable(catalogue, await groupedEntries(catalogue, context), context),
      ]),
    ),
  },
  ServicesPageElsewhere: {
    kinds: resolver(({ kinds }: { kinds: Record<string, string> }) =>
      Object.entries(kinds).map(([kind, label]) => ({ kind, label })),
    ),
  },
  MarkdownRemark: {
    entries: resolver(async ({ id }: Node, context) =>
      (
        await fromCatalogues(({ entry }) =>
          findDocuments(entry.graphqlType, context, { article: { id: { eq: id } } }),
        )
      ).slice(0, MAX_RELATED),
    ),
  },
});

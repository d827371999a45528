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
    const values = entries.map((entry) => ({ label: entry.name, value: bar?.(entry) ?? '' }));
    return bars(values, context.language);
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

/**
 * Returns the groups of a catalogue with their entries, for lists that show the range in short. Their paths are the path
 * of the catalogue, with the hash of the first entry if the catalogue has several groups.
 */
async function rangeGroupsOf(catalogue: Catalogue, context: ResolverContext) {
  const { banner } = await getDocument<CataloguePage>(catalogue.page.graphqlType, context);
  const { path } = catalogue.page;
  const groups = await groupedEntries(catalogue, context);
  if (catalogue.isOneRange)
    return [{ name: banner.crumb, path, entries: groups.flatMap(({ entries }) => entries) }];
  return groups.map(({ name, entries }) => ({ name, path: `${path}#${entries[0]?.fields.slug}`, entries }));
}

/** The largest number of trays of the home page, or of a business area. */
const MAX_TRAYS = 24;

/** Selects the first entries of all groups in turn. Leaves out groups without entries. */
export function trays<Group extends { entries: readonly unknown[] }>(groups: readonly Group[]): Group[] {
  const turns = groups.flatMap(({ entries }) => entries.map((entry, turn) => ({ entry, turn })));
  turns.sort((one, other) => one.turn - other.turn);
  const chosen = new Set(turns.slice(0, MAX_TRAYS).map(({ entry }) => entry));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => chosen.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

const fromCatalogues = async <Result>(find: (catalogue: Catalogue) => Promise<readonly Result[]>) =>
  (await Promise.all(catalogues.map(find))).flat();

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
    groups: resolver(async (_: unknown, context) =>
      trays(await fromCatalogues((catalogue) => rangeGroupsOf(catalogue, context))),
    ),
    total: resolver(
      async (_: unknown, context) =>
        (await fromCatalogues((catalogue) => allEntriesOf(catalogue, context))).length,
    ),
  },
  BusinessAreaSamples: {
    groups: resolver(async (samples: { catalogue: string }, context) => {
      const catalogue = catalogues.find(({ page }) => page.path === samples.catalogue);
      return catalogue ? trays(await rangeGroupsOf(catalogue, context)) : [];
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

/** GraphQL types and resolvers of catalogues: their pages and groups, and what other pages show of them. */
import type { Node } from 'gatsby';
import { catalogues, entryPath } from '../../content/catalogues';
import type { Catalogue, CataloguePage } from '../../content/documents/catalogue';
import type { SpecificationsPage } from '../../content/documents/specifications';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { allEntriesOf, entriesOf, type GroupNode, groupsOf } from './collectionResolvers';
import { ENTRY_FIELDS, entryResolvers, FACT_TYPES, pageTextsOf } from './entryResolvers';
import { bars, entryList, rangeGroups, specificationTable, TABLE_TYPES } from './entryTables';
import { type ResolverContext, resolver, singleOf, slugOf } from './resolverContext';

const groupFields = (entry: string) => `
  slug: String!
  entries: [${entry}!]!
  "The entries, unless there are too many for sheets."
  sheets: [${entry}!]!
  "The entries, if there are too many for sheets."
  list: EntryList`;

const pageFields = (group: string) => `
  path: String!
  searchKind: String!
  bars: [Bar!]!
  groups: [${group}!]!`;

/** The types of the fields that the resolvers below add to the interfaces and document types of catalogues. */
export const catalogueTypes = (): string[] => [
  `interface CatalogueEntry implements Node {${ENTRY_FIELDS}}`,
  `interface CatalogueGroup implements Node {${groupFields('CatalogueEntry')}}`,
  `interface CataloguePage implements Node {${pageFields('CatalogueGroup')}}`,
  ...catalogues.flatMap(({ entry, group, page }) => [
    `type ${entry.graphqlType} implements Node & CatalogueEntry @dontInfer {${ENTRY_FIELDS}}`,
    `type ${group.graphqlType} implements Node & CatalogueGroup @dontInfer {${groupFields(entry.graphqlType)}}`,
    `type ${page.graphqlType} implements Node & CataloguePage @dontInfer {${pageFields(group.graphqlType)}}`,
  ]),
  FACT_TYPES,
  TABLE_TYPES,
  `"The label of a kind of search results."
type SearchKind @dontInfer {
  kind: String!
  label: String!
}`,
];

const pageResolvers = (catalogue: Catalogue) => ({
  path: resolver(() => catalogue.page.path),
  searchKind: resolver(() => catalogue.folder),
  groups: resolver((_: Node, context) => groupsOf(catalogue, context)),
  bars: resolver(async (_: Node, context) => {
    const { bar } = catalogue;
    if (!bar) return [];
    const entries = await allEntriesOf(catalogue, context);
    return bars(entries.map((entry) => ({ label: entry.name, value: bar(entry) })));
  }),
});

/** Builds the specification table of groups. */
async function tableOf(catalogue: Catalogue, groups: readonly GroupNode[], context: ResolverContext) {
  const { tables } = await singleOf<SpecificationsPage>('SpecificationsPage', context);
  const texts = tables[catalogue.folder];
  if (!texts) throw new Error(`content/pages/specifications.json has no table of ${catalogue.folder}`);
  const listed = await Promise.all(
    groups.map(async (group) =>
      (await entriesOf(catalogue, group, context)).map((entry) => {
        const slug = slugOf(entry, context);
        return { entry, slug, group: group.name, path: entryPath(catalogue, slug) };
      }),
    ),
  );
  return specificationTable(await pageTextsOf(catalogue, context), texts, listed.flat());
}

/** The largest number of entries for which a group shows sheets. A larger group shows a list. */
const MAX_SHEETS = 24;

/** The number of samples above a list. */
const SAMPLES_ABOVE_LIST = 12;

const groupResolvers = (catalogue: Catalogue) => ({
  sheets: resolver(async (group: GroupNode, context) => {
    const entries = await entriesOf(catalogue, group, context);
    return entries.length > MAX_SHEETS ? [] : entries;
  }),
  list: resolver(async (group: GroupNode, context) => {
    const entries = await entriesOf(catalogue, group, context);
    if (entries.length <= MAX_SHEETS) return null;
    const { section } = await pageTextsOf(catalogue, context);
    return {
      ...entryList(await tableOf(catalogue, [group], context), section.supplyLabels.hsCode),
      samples: entries.slice(0, SAMPLES_ABOVE_LIST),
      texts: await singleOf<Node>('SpecificationsPage', context),
    };
  }),
});

/** `SpecificationsPage.tables`: one table for each catalogue, with the entries in the order of the catalogue. */
const specificationsResolver = resolver(
  (_: unknown, context) =>
    Promise.all(
      catalogues.map(async (catalogue) => tableOf(catalogue, await groupsOf(catalogue, context), context)),
    ),
  '[SpecificationTable!]!',
);

async function rangeGroupsOf(
  catalogue: Catalogue,
  named: readonly string[] | undefined,
  context: ResolverContext,
) {
  const { banner } = await singleOf<CataloguePage>(catalogue.page.graphqlType, context);
  const groups = await Promise.all(
    (await groupsOf(catalogue, context)).map(async (group) => ({
      name: group.name,
      entries: (await entriesOf(catalogue, group, context)).map((entry) => ({
        entry,
        slug: slugOf(entry, context),
      })),
    })),
  );
  const all = { name: banner.crumb, entries: groups.flatMap(({ entries }) => entries) };
  return rangeGroups(catalogue.isOneRange ? [all] : groups, named).map(({ name, entries }) => ({
    name,
    path: catalogue.isOneRange ? catalogue.page.path : `${catalogue.page.path}#${entries[0]?.slug}`,
    entries: entries.map(({ entry }) => entry),
  }));
}

/** `HomePageRange.groups`: the entries that the home page shows. */
const rangeResolver = resolver(async (range: Readonly<Record<string, readonly string[]>>, context) => {
  const groups = catalogues.map((catalogue) => rangeGroupsOf(catalogue, range[catalogue.folder], context));
  return (await Promise.all(groups)).flat();
}, '[RangeGroup!]!');

/** `HomePageRange.total`: the number of entries in all catalogues. */
const totalResolver = resolver(
  async (_: unknown, context) =>
    (await Promise.all(catalogues.map((catalogue) => allEntriesOf(catalogue, context)))).flat().length,
  'Int!',
);

/** The largest number of samples on the page of a business area, which the groups share evenly. */
const MAX_SAMPLES = 24;

/** `BusinessAreaSamples.groups`: the first entries of each group of the catalogue, at least one. */
const samplesResolver = resolver(async (samples: { catalogue: string }, context) => {
  const catalogue = catalogues.find(({ page }) => page.path === samples.catalogue);
  const groups = catalogue ? await rangeGroupsOf(catalogue, undefined, context) : [];
  const each = Math.max(1, Math.floor(MAX_SAMPLES / groups.length));
  return groups.map((group) => ({ ...group, entries: group.entries.slice(0, each) }));
}, '[RangeGroup!]!');

/** The largest number of entries below an article. */
const MAX_RELATED = 24;

/** `MarkdownRemark.entries`: the first entries whose `article` is this one, sorted by catalogue and `id`. */
const relatedEntriesResolver = resolver(async ({ id }: Node, { nodeModel, language }) => {
  const query = {
    filter: { article: { id: { eq: id } }, language: { eq: language } },
    // Entries of different groups can have the same id.
    sort: [{ jsonId: 'ASC' }, { name: 'ASC' }],
  };
  const found = await Promise.all(
    catalogues.map(({ entry }) => nodeModel.findAll({ type: entry.graphqlType, query })),
  );
  return found.flatMap(({ entries }) => [...entries]).slice(0, MAX_RELATED);
}, '[CatalogueEntry!]!');

/** `ServicesPageElsewhere.kinds`: the labels as a list, because the keys depend on the registry of catalogues. */
const searchKindsResolver = resolver(
  ({ kinds }: { kinds: Record<string, string> }) =>
    Object.entries(kinds).map(([kind, label]) => ({ kind, label })),
  '[SearchKind!]!',
);

/** `Query.catalogues`: the page documents of all catalogues, in the order of the registry. */
const cataloguesResolver = {
  type: '[CataloguePage!]!',
  args: { language: 'String' },
  resolve: (_: unknown, { language }: { language?: string | null }, { nodeModel }: ResolverContext) =>
    Promise.all(
      catalogues.map(({ page }) =>
        singleOf<Node>(page.graphqlType, { nodeModel, language: language ?? SOURCE_LANGUAGE }),
      ),
    ),
};

export const catalogueResolvers = () => ({
  ...Object.fromEntries(
    catalogues.flatMap((catalogue) => [
      [catalogue.entry.graphqlType, entryResolvers(catalogue)],
      [catalogue.group.graphqlType, groupResolvers(catalogue)],
      [catalogue.page.graphqlType, pageResolvers(catalogue)],
    ]),
  ),
  HomePageRange: { groups: rangeResolver, total: totalResolver },
  BusinessAreaSamples: { groups: samplesResolver },
  SpecificationsPage: { tables: specificationsResolver },
  ServicesPageElsewhere: { kinds: searchKindsResolver },
  MarkdownRemark: { entries: relatedEntriesResolver },
  Query: { catalogues: cataloguesResolver },
});

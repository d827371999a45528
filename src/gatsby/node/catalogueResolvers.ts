import type { Node } from 'gatsby';
import { catalogues, entryPath } from '../../content/catalogues';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../../content/documents/catalogue';
import type { CatalogueSection } from '../../content/documents/sheet';
import type { SpecificationsPage } from '../../content/documents/specifications';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { withColon } from '../../ui/site/localText';
import { membersOf } from './collectionResolvers';
import { dateResolver } from './contentResolvers';
import { entryFacts, linkNames } from './entryFacts';
import { bars, entryList, packedEntries, specificationTable } from './entryTables';
import { thumbnailOf } from './pictures';
import { firstOfEach, rangeGroups } from './rangeGroups';
import { type DocumentNode, type ResolverContext, resolver, singleOf, slugOf } from './resolverContext';
import { writeCard } from './shareCard';

type EntryNode = DocumentNode & CatalogueEntry;
type GroupNode = DocumentNode & { name: string };

const pageTextsOf = async (catalogue: Catalogue, context: ResolverContext) => ({
  catalogue,
  page: await singleOf<CataloguePage>(catalogue.page.graphqlType, context),
  section: await singleOf<CatalogueSection>('CatalogueSection', context),
});

const sourcesOf = async (catalogue: Catalogue, entry: EntryNode, context: ResolverContext) => ({
  ...(await pageTextsOf(catalogue, context)),
  entry,
});

async function groupsOf(
  { group }: Catalogue,
  { nodeModel, language }: ResolverContext,
): Promise<GroupNode[]> {
  const query = { filter: { language: { eq: language } }, sort: { jsonId: 'ASC' } };
  const { entries } = await nodeModel.findAll<GroupNode>({ type: group.graphqlType, query });
  return [...entries];
}

const entriesOf = ({ folder, entry }: Catalogue, group: DocumentNode, context: ResolverContext) =>
  membersOf<EntryNode>({ folder, graphqlType: entry.graphqlType }, group, context);

async function allEntriesOf(catalogue: Catalogue, context: ResolverContext): Promise<EntryNode[]> {
  const groups = await groupsOf(catalogue, context);
  return (await Promise.all(groups.map((group) => entriesOf(catalogue, group, context)))).flat();
}

const entryResolvers = (catalogue: Catalogue) => ({
  path: resolver((entry: EntryNode, context) => entryPath(catalogue, slugOf(entry, context))),
  catalogue: resolver((_: EntryNode, context) => singleOf<Node>(catalogue.page.graphqlType, context)),
  ...Object.fromEntries(
    Object.entries(entryFacts).map(([field, join]) => [
      field,
      resolver(async (entry: EntryNode, context) => join(await sourcesOf(catalogue, entry, context))),
    ]),
  ),
  list: resolver(async (entry: EntryNode, context) => {
    const list = entryFacts.list(await sourcesOf(catalogue, entry, context));
    if (!list) return null;
    const named = list.areNames ? await allEntriesOf(catalogue, context) : [];
    const entries = named.map((each) => ({
      name: each.name,
      path: entryPath(catalogue, slugOf(each, context)),
    }));
    return { title: list.title, items: linkNames(list.items, entries) };
  }),
  revised: dateResolver('revised'),
  thumbnail: resolver((entry: EntryNode, context) => thumbnailOf(entry, context)),
  shareCard: resolver(async (entry: EntryNode, context) => {
    const keyFacts = entryFacts.keyFacts(await sourcesOf(catalogue, entry, context));
    const facts = keyFacts.map(({ label, value }) => `${withColon(label, context.language)} ${value}`);
    return writeCard(entry, { title: entry.name, facts }, context);
  }),
});

const pageResolvers = (catalogue: Catalogue) => ({
  path: resolver(() => catalogue.page.path),
  searchKind: resolver(() => catalogue.folder),
  groups: resolver((_: Node, context) => groupsOf(catalogue, context)),
  entries: resolver(async (_: Node, context) =>
    packedEntries(
      await pageTextsOf(catalogue, context),
      (await allEntriesOf(catalogue, context)).map((entry) => ({ ...entry, slug: slugOf(entry, context) })),
    ),
  ),
  bars: resolver(async (_: Node, context) => {
    const { bar } = catalogue;
    if (!bar) return [];
    const entries = await allEntriesOf(catalogue, context);
    return bars(entries.map((entry) => ({ label: entry.name, value: bar(entry) })));
  }),
});

/** Builds a table of the entries of groups with one of the functions of `entryTables.ts`. */
async function buildTable<Table>(
  build: (...args: Parameters<typeof specificationTable>) => Table,
  { catalogue, groups }: { catalogue: Catalogue; groups: readonly GroupNode[] },
  { tables }: SpecificationsPage,
  context: ResolverContext,
): Promise<Table> {
  const texts = tables[catalogue.folder];
  if (!texts) throw new Error(`content/pages/specifications.json has no table of ${catalogue.folder}`);
  const listed = await Promise.all(
    groups.map(async (group) =>
      (await entriesOf(catalogue, group, context)).map((entry) => ({
        entry,
        group: group.name,
        path: entryPath(catalogue, slugOf(entry, context)),
      })),
    ),
  );
  return build(await pageTextsOf(catalogue, context), texts, listed.flat());
}

async function specificationTableOf(
  catalogue: Catalogue,
  texts: SpecificationsPage,
  context: ResolverContext,
) {
  const groups = await groupsOf(catalogue, context);
  return buildTable(specificationTable, { catalogue, groups }, texts, context);
}

/** The largest number of entries for which a group shows sheets. A larger group shows a list. */
const MAX_SHEETS = 24;

/** The largest number of pictures above a list. */
const MAX_THUMBNAILS = 12;

/** Returns the thumbnails of the first entries. A picture that several of them share appears once. */
async function firstThumbnails(entries: readonly EntryNode[], context: ResolverContext) {
  const first = entries.slice(0, MAX_THUMBNAILS).map((entry) => thumbnailOf(entry, context));
  return [...new Map((await Promise.all(first)).map((each) => [each.digest, each])).values()];
}

const groupResolvers = (catalogue: Catalogue) => ({
  sheets: resolver(async (group: GroupNode, context) => {
    const entries = await entriesOf(catalogue, group, context);
    return entries.length > MAX_SHEETS ? [] : entries;
  }),
  list: resolver(async (group: GroupNode, context) => {
    const entries = await entriesOf(catalogue, group, context);
    if (entries.length <= MAX_SHEETS) return null;
    const texts = await singleOf<SpecificationsPage>('SpecificationsPage', context);
    const table = await buildTable(entryList, { catalogue, groups: [group] }, texts, context);
    return { ...table, thumbnails: await firstThumbnails(entries, context), texts };
  }),
});

/** `SpecificationsPage.tables`: one table for each catalogue, with the entries in the order of the catalogue. */
const specificationsResolver = resolver(
  (page: SpecificationsPage, context) =>
    Promise.all(catalogues.map((catalogue) => specificationTableOf(catalogue, page, context))),
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
const rangeResolver = resolver(
  async (range: Readonly<Record<string, readonly string[]>>, context) =>
    (
      await Promise.all(
        catalogues.map((catalogue) => rangeGroupsOf(catalogue, range[catalogue.folder], context)),
      )
    ).flat(),
  '[RangeGroup!]!',
);

/** The largest number of samples on the page of a business area. */
const MAX_SAMPLES = 24;

/** `BusinessAreaSamples.groups`: the first entries of each group of the catalogue. */
const samplesResolver = resolver(async (samples: { catalogue: string }, context) => {
  const named = catalogues.filter(({ page }) => page.path === samples.catalogue);
  const groups = await Promise.all(named.map((catalogue) => rangeGroupsOf(catalogue, undefined, context)));
  return firstOfEach(groups.flat(), MAX_SAMPLES);
}, '[RangeGroup!]!');

/** `HomePageRange.total`: the number of entries in all catalogues. */
const totalResolver = resolver(
  async (_: unknown, context) =>
    (await Promise.all(catalogues.map((catalogue) => allEntriesOf(catalogue, context)))).flat().length,
  'Int!',
);

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

/** Creates the resolvers for all catalogues. Their types are in `content/generate/catalogueTypes.ts`. */
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

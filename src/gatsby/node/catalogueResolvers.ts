import type { Node } from 'gatsby';
import { catalogues, entryPath } from '../../content-model/catalogues';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../../content-model/documents/catalogue';
import type { CatalogueSection } from '../../content-model/documents/sheet';
import type { SpecificationsPage } from '../../content-model/documents/specifications';
import { membersOf } from './collectionResolvers';
import { entryFacts, specificationTable } from './entryFacts';
import { type DocumentNode, type ResolverContext, resolver, singleOf, slugOf } from './resolverContext';
import { writeCard } from './shareCard';

type EntryNode = DocumentNode & CatalogueEntry;

const pageTextsOf = async (catalogue: Catalogue, context: ResolverContext) => ({
  catalogue,
  page: await singleOf<CataloguePage>(catalogue.page.graphqlType, context),
  section: await singleOf<CatalogueSection>('CatalogueSection', context),
});

const sourcesOf = async (catalogue: Catalogue, entry: EntryNode, context: ResolverContext) => ({
  ...(await pageTextsOf(catalogue, context)),
  entry,
});

async function groupsOf({ group }: Catalogue, { nodeModel }: ResolverContext): Promise<DocumentNode[]> {
  const query = { sort: { jsonId: 'ASC' } };
  const { entries } = await nodeModel.findAll<DocumentNode>({ type: group.graphqlType, query });
  return [...entries];
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
  shareCard: resolver(async (entry: EntryNode, context) => {
    const keyFacts = entryFacts.keyFacts(await sourcesOf(catalogue, entry, context));
    const facts = keyFacts.map(({ label, value }) => `${label}: ${value}`);
    return writeCard(entry, { title: entry.name, facts }, context);
  }),
});

const pageResolvers = (catalogue: Catalogue) => ({
  path: resolver(() => catalogue.page.path),
  searchKind: resolver(() => catalogue.folder),
  groups: resolver((_: Node, context) => groupsOf(catalogue, context)),
});

async function specificationTableOf(
  catalogue: Catalogue,
  { tables }: SpecificationsPage,
  context: ResolverContext,
) {
  const { folder, entry } = catalogue;
  const texts = tables[folder];
  if (!texts) throw new Error(`content/pages/specifications.json has no table of ${folder}`);
  const source = { folder, graphqlType: entry.graphqlType };
  const groups = await groupsOf(catalogue, context);
  const members = await Promise.all(groups.map((group) => membersOf<EntryNode>(source, group, context)));
  const entries = members
    .flat()
    .map((member) => ({ entry: member, path: entryPath(catalogue, slugOf(member, context)) }));
  return specificationTable(await pageTextsOf(catalogue, context), texts, entries);
}

/** `SpecificationsPage.tables`: one table for each catalogue, with the entries in the order of the catalogue. */
const specificationsResolver = resolver(
  (page: SpecificationsPage, context) =>
    Promise.all(catalogues.map((catalogue) => specificationTableOf(catalogue, page, context))),
  '[SpecificationTable!]!',
);

/** `MarkdownRemark.entries`: the catalogue entries whose `article` is this one, sorted by catalogue and `id`. */
const relatedEntriesResolver = resolver(async ({ id }: Node, { nodeModel }) => {
  const query = {
    filter: { article: { id: { eq: id } } },
    // Entries of different groups can have the same id.
    sort: [{ jsonId: 'ASC' }, { name: 'ASC' }],
  };
  const found = await Promise.all(
    catalogues.map(({ entry }) => nodeModel.findAll({ type: entry.graphqlType, query })),
  );
  return found.flatMap(({ entries }) => [...entries]);
}, '[CatalogueEntry!]!');

/** `ServicesPageElsewhere.kinds`: the labels as a list, because the keys depend on the registry of catalogues. */
const searchKindsResolver = resolver(
  ({ kinds }: { kinds: Record<string, string> }) =>
    Object.entries(kinds).map(([kind, label]) => ({ kind, label })),
  '[SearchKind!]!',
);

/** `Query.catalogues`: the page documents of all catalogues, in the order of the registry. */
const cataloguesResolver = resolver(
  (_: unknown, context) =>
    Promise.all(catalogues.map(({ page }) => singleOf<Node>(page.graphqlType, context))),
  '[CataloguePage!]!',
);

/** Creates the resolvers for all catalogues. Their types are in `content-model/generate/catalogueTypes.ts`. */
export const catalogueResolvers = () => ({
  ...Object.fromEntries(
    catalogues.flatMap((catalogue) => [
      [catalogue.entry.graphqlType, entryResolvers(catalogue)],
      [catalogue.page.graphqlType, pageResolvers(catalogue)],
    ]),
  ),
  SpecificationsPage: { tables: specificationsResolver },
  ServicesPageElsewhere: { kinds: searchKindsResolver },
  MarkdownRemark: { entries: relatedEntriesResolver },
  Query: { catalogues: cataloguesResolver },
});

import type { Node } from 'gatsby';
import { catalogues, entryPath } from '../../content-model/catalogues';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../../content-model/documents/catalogue';
import type { CatalogueSection } from '../../content-model/documents/sheet';
import type { SpecificationsPage } from '../../content-model/documents/specifications';
import { membersOf } from './collectionResolvers';
import { entryFacts, type Sources, specificationTable } from './entryFacts';
import { type DocumentNode, type ResolverContext, singleOf, slugOf } from './resolverContext';
import { writeCard } from './shareCard';

type EntryNode = DocumentNode & CatalogueEntry;

/** Loads the documents with the labels of a catalogue. */
const labelsOf = async (catalogue: Catalogue, context: ResolverContext) => ({
  catalogue,
  labels: await singleOf<CataloguePage>(catalogue.page.graphqlType, context),
  section: await singleOf<CatalogueSection>('CatalogueSection', context),
});

/** Creates the resolver of an entry field that combines values with their labels. */
const factResolver = (catalogue: Catalogue, join: (sources: Sources) => unknown) => ({
  resolve: async (entry: EntryNode, _: unknown, context: ResolverContext) =>
    join({ ...(await labelsOf(catalogue, context)), entry }),
});

/** Finds the groups of a catalogue, sorted by `id`. */
async function groupsOf({ group }: Catalogue, { nodeModel }: ResolverContext): Promise<DocumentNode[]> {
  const query = { sort: { jsonId: 'ASC' } };
  const { entries } = await nodeModel.findAll<DocumentNode>({ type: group.graphqlType, query });
  return [...entries];
}

const entryResolvers = (catalogue: Catalogue) => ({
  path: {
    resolve: (entry: EntryNode, _: unknown, context: ResolverContext) =>
      entryPath(catalogue, slugOf(entry, context)),
  },
  catalogue: {
    resolve: (_: EntryNode, _args: unknown, context: ResolverContext) =>
      singleOf<Node>(catalogue.page.graphqlType, context),
  },
  ...Object.fromEntries(
    Object.entries(entryFacts).map(([field, join]) => [field, factResolver(catalogue, join)]),
  ),
  shareCard: {
    resolve: async (entry: EntryNode, _: unknown, context: ResolverContext) => {
      const keyFacts = entryFacts.keyFacts({ ...(await labelsOf(catalogue, context)), entry });
      const facts = keyFacts.map(({ label, value }) => `${label}: ${value}`);
      return writeCard(entry, { title: entry.name, facts }, context);
    },
  },
});

const pageResolvers = (catalogue: Catalogue) => ({
  path: { resolve: () => catalogue.page.path },
  searchKind: { resolve: () => catalogue.folder },
  groups: {
    resolve: (_: Node, _args: unknown, context: ResolverContext) => groupsOf(catalogue, context),
  },
});

/** `SpecificationsPage.tables`: one table for each catalogue, with the entries in the order of the catalogue. */
const specificationsResolver = {
  type: '[SpecificationTable!]!',
  resolve: ({ tables }: SpecificationsPage, _: unknown, context: ResolverContext) =>
    Promise.all(
      catalogues.map(async (catalogue) => {
        const { folder, entry } = catalogue;
        const texts = tables[folder];
        if (!texts) throw new Error(`content/pages/specifications.json has no table of ${folder}`);
        const source = { folder, graphqlType: entry.graphqlType };
        const groups = await groupsOf(catalogue, context);
        const members = await Promise.all(
          groups.map((group) => membersOf<EntryNode>(source, group, context)),
        );
        const entries = members.flat().map((member) => ({
          entry: member,
          path: entryPath(catalogue, slugOf(member, context)),
        }));
        return specificationTable(await labelsOf(catalogue, context), texts, entries);
      }),
    ),
};

/** `MarkdownRemark.entries`: the catalogue entries whose `article` is this one, sorted by catalogue and `id`. */
const relatedEntriesResolver = {
  type: '[CatalogueEntry!]!',
  resolve: async ({ id }: Node, _: unknown, { nodeModel }: ResolverContext) => {
    const query = {
      filter: { article: { id: { eq: id } } },
      // Entries of different groups can have the same id.
      sort: [{ jsonId: 'ASC' }, { name: 'ASC' }],
    };
    const found = await Promise.all(
      catalogues.map(({ entry }) => nodeModel.findAll({ type: entry.graphqlType, query })),
    );
    return found.flatMap(({ entries }) => [...entries]);
  },
};

/** `ServicesPageElsewhere.kinds`: the labels as a list, because the keys depend on the registry of catalogues. */
const searchKindsResolver = {
  type: '[SearchKind!]!',
  resolve: ({ kinds }: { kinds: Record<string, string> }) =>
    Object.entries(kinds).map(([kind, label]) => ({ kind, label })),
};

/** `Query.catalogues`: the page documents of all catalogues, in the order of the registry. */
const cataloguesResolver = {
  type: '[CataloguePage!]!',
  resolve: (_: unknown, _args: unknown, context: ResolverContext) =>
    Promise.all(catalogues.map(({ page }) => singleOf<Node>(page.graphqlType, context))),
};

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

/** Resolvers of all documents, and the functions that find the groups and entries of collections. */
import path from 'node:path';
import type { Node } from 'gatsby';
import { type Collection, collections, nodeTypeOf, singles } from '../../content/collections';
import type { Catalogue, CatalogueEntry } from '../../content/documents/catalogue';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { sourceFileOf } from './contentFile';
import {
  type DocumentNode,
  documentLanguage,
  type ResolverContext,
  resolver,
  slugOf,
  TRANSLATED_FILE,
} from './resolverContext';

export type EntryNode = DocumentNode & CatalogueEntry;
export type GroupNode = DocumentNode & { name: string };

/** Finds the documents of a group, sorted by `id`. They are in the subfolder with the slug of the group. */
async function documentsOf<Found extends DocumentNode>(
  { folder, graphqlType: type }: Pick<Collection, 'folder' | 'graphqlType'>,
  group: Pick<Node, 'parent'>,
  context: ResolverContext,
): Promise<Found[]> {
  const { nodeModel, language } = context;
  const relativeDirectory = { eq: `${folder}/${slugOf(group, context)}` };
  const { entries: files } = await nodeModel.findAll(
    language === SOURCE_LANGUAGE
      ? { type: 'File', query: { filter: { relativeDirectory } } }
      : { type: TRANSLATED_FILE, query: { filter: { relativeDirectory, language: { eq: language } } } },
  );
  const ids = [...files].flatMap(({ children }) => children);
  return nodeModel.getNodesByIds<Found>({ ids, type }).sort((a, b) => a.jsonId - b.jsonId);
}

export async function groupsOf(
  { group }: Catalogue,
  { nodeModel, language }: ResolverContext,
): Promise<GroupNode[]> {
  const query = { filter: { language: { eq: language } }, sort: { jsonId: 'ASC' } };
  const { entries } = await nodeModel.findAll<GroupNode>({ type: group.graphqlType, query });
  return [...entries];
}

export const entriesOf = ({ folder, entry }: Catalogue, group: DocumentNode, context: ResolverContext) =>
  documentsOf<EntryNode>({ folder, graphqlType: entry.graphqlType }, group, context);

export async function allEntriesOf(catalogue: Catalogue, context: ResolverContext): Promise<EntryNode[]> {
  const groups = await groupsOf(catalogue, context);
  return (await Promise.all(groups.map((group) => entriesOf(catalogue, group, context)))).flat();
}

/** Finds the group of an entry, whose slug is the name of the entry's folder. */
export async function groupOf(catalogue: Catalogue, entry: EntryNode, context: ResolverContext) {
  const folder = path.posix.basename(sourceFileOf(entry, context)?.relativeDirectory ?? '');
  const group = (await groupsOf(catalogue, context)).find((each) => slugOf(each, context) === folder);
  if (!group) throw new Error(`${entry.name}: content/${catalogue.group.folder} has no ${folder}.json`);
  return group;
}

/** Maximum number of entries that the page of an entry links to, including its own. */
const MAX_NEIGHBOURS = 12;

/** Returns the entries around an index: as many before it as after it, if there are enough. */
export function entriesAround<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const last = Math.max(0, entries.length - MAX_NEIGHBOURS);
  const start = Math.min(last, Math.max(0, index - MAX_NEIGHBOURS / 2));
  return entries.slice(start, start + MAX_NEIGHBOURS);
}

/** Returns the entries of the group of an entry that its page links to. */
export async function neighboursOf(catalogue: Catalogue, entry: EntryNode, context: ResolverContext) {
  const entries = await entriesOf(catalogue, await groupOf(catalogue, entry, context), context);
  const index = entries.findIndex(({ id }) => id === entry.id);
  return entriesAround(entries, index);
}

const entriesResolver = (collection: Collection) =>
  resolver(
    (group: DocumentNode, context) => documentsOf(collection, group, context),
    `[${collection.graphqlType}!]!`,
  );

/** `language` of each document, which page queries filter. */
const languageResolver = resolver((source: object, context) => documentLanguage(source, context), 'String!');

/** Creates the resolvers of `language` for each document type without other resolvers. */
export const singleResolvers = () =>
  Object.fromEntries(singles.map(({ graphqlType }) => [graphqlType, { language: languageResolver }]));

/** Creates the resolvers of `slug` for each collection, and of `entries` for collections of groups. */
export const collectionResolvers = () =>
  Object.fromEntries(
    collections.map(({ folder }) => {
      const grouped = collections.find(({ groupedBy }) => groupedBy === folder);
      return [
        nodeTypeOf(folder),
        {
          slug: resolver(slugOf, 'String!'),
          language: languageResolver,
          ...(grouped && { entries: entriesResolver(grouped) }),
        },
      ];
    }),
  );

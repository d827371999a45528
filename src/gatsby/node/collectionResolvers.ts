import type { Node } from 'gatsby';
import { type Collection, collections, nodeTypeOf, singles } from '../../content/collections';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import {
  type DocumentNode,
  documentLanguage,
  type ResolverContext,
  resolver,
  slugOf,
  TRANSLATED_FILE,
} from './resolverContext';

/**
 * Finds the documents of a group, sorted by `id`. They are in the subfolder with the slug of the group. The function
 * queries files by folder, which Gatsby indexes, so the time for one group does not depend on the other groups.
 */
export async function membersOf<Member extends DocumentNode>(
  { folder, graphqlType: type }: Pick<Collection, 'folder' | 'graphqlType'>,
  group: Pick<Node, 'parent'>,
  context: ResolverContext,
): Promise<Member[]> {
  const { nodeModel, language } = context;
  const relativeDirectory = { eq: `${folder}/${slugOf(group, context)}` };
  const { entries: files } = await nodeModel.findAll(
    language === SOURCE_LANGUAGE
      ? { type: 'File', query: { filter: { relativeDirectory } } }
      : { type: TRANSLATED_FILE, query: { filter: { relativeDirectory, language: { eq: language } } } },
  );
  const ids = [...files].flatMap(({ children }) => children);
  return nodeModel.getNodesByIds<Member>({ ids, type }).sort((a, b) => a.jsonId - b.jsonId);
}

const membersResolver = (collection: Collection) =>
  resolver(
    (group: DocumentNode, context) => membersOf(collection, group, context),
    `[${collection.graphqlType}!]!`,
  );

const slugResolver = resolver(slugOf, 'String!');

/** `language` of each document, which page queries filter. */
const languageResolver = resolver((source: object, context) => documentLanguage(source, context), 'String!');

/** Creates the resolvers of `language` for each document type without other resolvers. */
export const singleResolvers = () =>
  Object.fromEntries(singles.map(({ graphqlType }) => [graphqlType, { language: languageResolver }]));

/** Creates the resolvers of `slug` for each collection, and of `members` for collections of groups. */
export const collectionResolvers = () =>
  Object.fromEntries(
    collections.map(({ folder }) => {
      const grouped = collections.find(({ groupedBy }) => groupedBy === folder);
      return [
        nodeTypeOf(folder),
        {
          slug: slugResolver,
          language: languageResolver,
          ...(grouped && { members: membersResolver(grouped) }),
        },
      ];
    }),
  );

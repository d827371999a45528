import type { Node } from 'gatsby';
import { type Collection, collections, nodeTypeOf } from '../../content-model/collections';
import { type DocumentNode, type ResolverContext, resolver, slugOf } from './resolverContext';

/**
 * Finds the documents of a group, sorted by `id`. They are in the subfolder with the slug of the group. The function
 * queries files by folder, which Gatsby indexes, so the time for one group does not depend on the other groups.
 */
export async function membersOf<Member extends DocumentNode>(
  { folder, graphqlType: type }: Pick<Collection, 'folder' | 'graphqlType'>,
  group: Pick<Node, 'parent'>,
  context: ResolverContext,
): Promise<Member[]> {
  const { entries: files } = await context.nodeModel.findAll({
    type: 'File',
    query: { filter: { relativeDirectory: { eq: `${folder}/${slugOf(group, context)}` } } },
  });
  const ids = [...files].flatMap(({ children }) => children);
  return context.nodeModel.getNodesByIds<Member>({ ids, type }).sort((a, b) => a.jsonId - b.jsonId);
}

const membersResolver = (collection: Collection) =>
  resolver(
    (group: DocumentNode, context) => membersOf(collection, group, context),
    `[${collection.graphqlType}!]!`,
  );

const slugResolver = resolver(slugOf, 'String!');

/** Creates the resolvers of `slug` for each collection, and of `members` for collections of groups. */
export const collectionResolvers = () =>
  Object.fromEntries(
    collections.map(({ folder }) => {
      const grouped = collections.find(({ groupedBy }) => groupedBy === folder);
      return [
        nodeTypeOf(folder),
        { slug: slugResolver, ...(grouped && { members: membersResolver(grouped) }) },
      ];
    }),
  );

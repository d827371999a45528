import type { Node } from 'gatsby';
import { type Collection, collections, nodeTypeOf } from '../../content-model/collections';
import { type DocumentNode, type ResolverContext, slugOf } from './resolverContext';

/**
 * The documents of a group, sorted by their `id`: those in the subfolder that is named after the group. Files are
 * queried by folder, which Gatsby indexes, so the cost of a group does not grow with the other groups.
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

/** `members` of the groups of a collection. */
const membersResolver = (collection: Collection) => ({
  type: `[${collection.graphqlType}!]!`,
  resolve: (group: DocumentNode, _: unknown, context: ResolverContext) =>
    membersOf(collection, group, context),
});

const slugResolver = {
  type: 'String!',
  resolve: (source: DocumentNode, _: unknown, context: ResolverContext) => slugOf(source, context),
};

/** For each collection `slug`, the file name; for collections of groups also `members`. */
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

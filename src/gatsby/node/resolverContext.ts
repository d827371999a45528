import type { Node } from 'gatsby';

/** A query of the node model: `filter` and `sort` as in GraphQL. */
interface NodeQuery {
  type: string;
  query: { filter?: object; sort?: object };
}

/**
 * The context of resolvers, as far as they use it. Gatsby exports no types of its
 * [node model](https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/).
 */
export interface ResolverContext {
  nodeModel: {
    getNodeById: (args: { id: string | null }) => Node | null;
    getNodesByIds: <Found = Node>(args: { ids: readonly string[]; type: string }) => Found[];
    findOne: <Found = Node>(query: NodeQuery) => Promise<Found | null>;
    findAll: <Found = Node>(query: NodeQuery) => Promise<{ entries: Iterable<Found> }>;
    findRootNodeAncestor: <Found>(of: object, is: (node: Partial<Node>) => boolean) => Found | null;
  };
}

/** The node of a file in `content/`. */
export interface FileNode extends Node {
  /** The file name without its ending. */
  name: string;
  /** The folder, relative to `content/`. */
  relativeDirectory: string;
  absolutePath: string;
}

/** The node of a JSON document in a collection. */
export interface DocumentNode extends Node {
  parent: string;
  /** The `id` of the document, which sets its position. */
  jsonId: number;
}

/** The slug of a document: the name of its file. */
export const slugOf = ({ parent }: Pick<Node, 'parent'>, { nodeModel }: ResolverContext): string =>
  (nodeModel.getNodeById({ id: parent }) as FileNode).name;

/**
 * The only document of a type.
 * @throws if there is none, which the content check rules out
 */
export async function singleOf<Found>(type: string, { nodeModel }: ResolverContext): Promise<Found> {
  const found = await nodeModel.findOne<Found>({ type, query: {} });
  if (!found) throw new Error(`There is no document of the type ${type}`);
  return found;
}

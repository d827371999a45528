import type { Node } from 'gatsby';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';

/** A query of the node model. `filter` and `sort` are the same as in GraphQL. */
interface NodeQuery {
  type: string;
  query: { filter?: object; sort?: object };
}

/**
 * The part of the resolver context that the site uses. Gatsby does not export types for its
 * [node model](https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/).
 */
export interface ResolverContext {
  /** The language of the document that is resolved, such as `ar`. */
  language: string;
  nodeModel: {
    getNodeById: (args: { id: string | null }) => Node | null;
    getNodesByIds: <Found = Node>(args: { ids: readonly string[]; type: string }) => Found[];
    findOne: <Found = Node>(query: NodeQuery) => Promise<Found | null>;
    findAll: <Found = Node>(query: NodeQuery) => Promise<{ entries: Iterable<Found> }>;
    findRootNodeAncestor: <Found>(source: object, is: (node: Partial<Node>) => boolean) => Found | null;
  };
}

/** A file of a translation, made by `onCreateNode.ts`. It has the same fields as the English file. */
export const TRANSLATED_FILE = 'TranslatedFile';

export const TRANSLATED_FILE_TYPE = `type ${TRANSLATED_FILE} implements Node @dontInfer {
  language: String!
  name: String!
  relativeDirectory: String!
}`;

/** Returns the language of a document, or of an object in a document. */
export const documentLanguage = (
  source: object | undefined,
  { nodeModel }: Pick<ResolverContext, 'nodeModel'>,
): string => {
  const file =
    source &&
    nodeModel.findRootNodeAncestor<{ language: string }>(
      source,
      ({ internal }) => internal?.type === TRANSLATED_FILE,
    );
  return file?.language ?? SOURCE_LANGUAGE;
};

/** Returns a context whose language is that of a document, or of an object in a document. */
export const contextOf = (
  source: object | undefined,
  { nodeModel }: Pick<ResolverContext, 'nodeModel'>,
): ResolverContext => ({
  nodeModel,
  language: documentLanguage(source, { nodeModel }),
});

/** Creates a resolver of a field without arguments. `type` is its GraphQL type, if the schema does not define it. */
export const resolver = <Source>(
  resolve: (source: Source, context: ResolverContext) => unknown,
  type?: string,
) => ({
  ...(type && { type }),
  resolve: (source: Source, _: unknown, context: ResolverContext) =>
    resolve(source, contextOf(source as object | undefined, context)),
});

/** Replaces a resolver that a plugin has defined, and can call it. */
export type OriginalResolver<Source, Arguments, Result> = (
  source: Source,
  args: Arguments,
  context: ResolverContext,
  info: { originalResolver: OriginalResolver<Source, Arguments, Result> },
) => Promise<Result>;

export interface FileNode extends Node {
  name: string;
  /** The name with its extension. */
  base: string;
  /** The path, relative to `content/`. */
  relativePath: string;
  /** The folder, relative to `content/`. */
  relativeDirectory: string;
  absolutePath: string;
}

export interface DocumentNode extends Node {
  parent: string;
  /** The `id` of the document, which defines its position in lists. */
  jsonId: number;
}

export const slugOf = ({ parent }: Pick<Node, 'parent'>, { nodeModel }: ResolverContext): string =>
  (nodeModel.getNodeById({ id: parent }) as FileNode).name;

/**
 * Finds the only document of a type: in the language of the context, or in English if it is not translated.
 * @throws if there is none, which the content check prevents
 */
export async function singleOf<Found>(
  type: string,
  { nodeModel, language }: ResolverContext,
): Promise<Found> {
  const find = (wanted: string) =>
    nodeModel.findOne<Found>({ type, query: { filter: { language: { eq: wanted } } } });
  const found = (await find(language)) ?? (await find(SOURCE_LANGUAGE));
  if (!found) throw new Error(`There is no document of the type ${type}`);
  return found;
}

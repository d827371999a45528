/** How resolvers find documents. */
import type { Node } from 'gatsby';
import { singles } from '../../content-model/collections';
import type { LocalDocument } from '../../content-model/read/document';
import { SOURCE_LANGUAGE } from '../../lib/localText';

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
  nodeModel: {
    getNodeById: (args: { id: string | null }) => Node | null;
    findOne: <Found = Node>(query: NodeQuery) => Promise<Found | null>;
    findRootNodeAncestor: <Found>(
      source: object | undefined,
      is: (node: Partial<DocumentNode>) => boolean,
    ) => Found | null;
  };
}

/** The node of a JSON document, or the front matter of an article. */
export type DocumentData = Pick<LocalDocument, 'file' | 'language'> & Record<string, unknown>;

type DocumentNode = Node & DocumentData & { frontmatter?: DocumentData };

const isDocument = (node: Partial<DocumentNode>): boolean =>
  Boolean(node.internal && (node.frontmatter ?? node).language);

/** Returns the document that contains `source`. */
export function documentOf(source: object | undefined, { nodeModel }: ResolverContext): DocumentData | null {
  const node = isDocument(source ?? {})
    ? (source as DocumentNode)
    : nodeModel.findRootNodeAncestor<DocumentNode>(source, isDocument);
  return node && (node.frontmatter ?? node);
}

/** The part of the last argument of GraphQL resolvers that the site uses. */
interface ResolverInfo {
  fieldName: string;
  path: object;
  /** The resolver of a plugin or of Gatsby, which this one replaces. */
  originalResolver(source: object, args: object, context: object, info: ResolverInfo): Promise<unknown>;
}

/** Creates a resolver of a field. */
export const resolver = <Source, Arguments, Result>(
  resolve: (source: Source, context: ResolverContext, args: Arguments, info: ResolverInfo) => Result,
) => ({
  resolve: (source: Source, args: Arguments, context: ResolverContext, info: ResolverInfo) =>
    resolve(source, context, args, info),
});

/** Returns the single document of a type in a language. Null only if it is optional. */
export const singleDocument = <Found>(type: string, language: string, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<Found>({ type, query: { filter: { language: { eq: language } } } });

/**
 * The queries of single documents: `homePage(language: "ar")`. Those of required documents are non-null, because the
 * content check guarantees that they exist.
 */
export const queries = () =>
  Object.fromEntries(
    singles.map(({ graphqlType: type, isRequired }) => [
      type.charAt(0).toLowerCase() + type.slice(1),
      {
        type: isRequired ? `${type}!` : type,
        args: { language: 'String' },
        ...resolver((_: unknown, context, { language }: { language?: string | null }) =>
          singleDocument(type, language ?? SOURCE_LANGUAGE, context),
        ),
      },
    ]),
  );

/** Documents: their nodes, how resolvers find them, and how queries select them. */
import type { Node } from 'gatsby';
import { collections, nodeTypeOf, singles } from '../../content/collections';
import { SOURCE_LANGUAGE } from '../../lib/localText';

export interface DocumentNode extends Node {
  parent: string;
  /** The `id` of the document, which defines its position in lists. */
  jsonId: number;
  /** Added by `onCreateNode`. */
  fields: {
    language: string;
    /** The path of the English file, relative to `content/`. */
    file: string;
    slug: string;
    /** The slug of the group of the document, which is the name of the folder of its file. */
    groupSlug: string;
  };
}

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
  language: string;
  nodeModel: {
    getNodeById: (args: { id: string | null }) => Node | null;
    findOne: <Found = Node>(query: NodeQuery) => Promise<Found | null>;
    findAll: <Found = Node>(query: NodeQuery) => Promise<{ entries: Iterable<Found> }>;
    findRootNodeAncestor: <Found>(
      source: object | undefined,
      is: (node: Partial<DocumentNode>) => boolean,
    ) => Found | null;
  };
}

const isDocument = (source?: Partial<DocumentNode>): boolean =>
  Boolean(source?.internal && source.fields?.language);

export const documentOf = (
  source: object | undefined,
  { nodeModel }: ResolverContext,
): DocumentNode | null =>
  isDocument(source) ? (source as DocumentNode) : nodeModel.findRootNodeAncestor(source, isDocument);

/** The part of the last argument of GraphQL resolvers that the site uses. */
interface ResolverInfo {
  fieldName: string;
  returnType: unknown;
  path: object;
  /** The resolver of a plugin or of Gatsby, which this one replaces. */
  originalResolver(source: object, args: object, context: object, info: ResolverInfo): Promise<unknown>;
}

/** Creates a resolver of a field. Its context has the language of the source. */
export const resolver = <Source, Arguments, Result>(
  resolve: (source: Source, context: ResolverContext, args: Arguments, info: ResolverInfo) => Result,
) => ({
  resolve: (source: Source, args: Arguments, context: ResolverContext, info: ResolverInfo) => {
    const { language } = documentOf(source as object | undefined, context)?.fields ?? {};
    return resolve(source, { ...context, language: language ?? SOURCE_LANGUAGE }, args, info);
  },
});

/** Finds the documents of a type in the language of the context, sorted by `id`, which is unique only in a group. */
export async function findDocuments<Found extends Node = DocumentNode>(
  type: string,
  { nodeModel, language }: ResolverContext,
  filter: object = {},
): Promise<Found[]> {
  const query = {
    filter: { ...filter, language: { eq: language } },
    sort: [{ jsonId: 'ASC' }, { slug: 'ASC' }],
  };
  return [...(await nodeModel.findAll<Found>({ type, query })).entries];
}

/** Finds a document: in the language of the context, or in English if it is not translated. */
async function findDocument<Found>(
  type: string,
  { nodeModel, language }: ResolverContext,
  filter: object = {},
): Promise<Found | null> {
  const find = (wanted: string) =>
    nodeModel.findOne<Found>({ type, query: { filter: { ...filter, language: { eq: wanted } } } });
  return (await find(language)) ?? (language === SOURCE_LANGUAGE ? null : find(SOURCE_LANGUAGE));
}

/**
 * Returns the only document of a type, or the one with a slug.
 * @throws if there is none, which the content check prevents
 */
export async function getDocument<Found>(type: string, context: ResolverContext, slug?: string) {
  const found = await findDocument<Found>(type, context, slug ? { slug: { eq: slug } } : {});
  if (!found) throw new Error(`There is no document ${slug ?? ''} of the type ${type}`);
  return found;
}

/**
 * Resolves fields that contain the slug of a document. Gatsby's `@link` cannot prefer the document in the language of the
 * source over the English one, which has the same slug.
 */
export const bySlugResolver = resolver(
  (source: Readonly<Record<string, string | null>>, context, _, { fieldName, returnType }) => {
    const slug = source[fieldName];
    return slug
      ? findDocument<Node>(String(returnType).replace('!', ''), context, { slug: { eq: slug } })
      : null;
  },
);

/** The resolvers of documents that describe a group: its `entries`. */
export const groupResolvers = () =>
  Object.fromEntries(
    collections.flatMap(({ groupedBy, graphqlType }) => {
      if (!groupedBy) return [];
      const entries = resolver(({ fields }: DocumentNode, context) =>
        findDocuments(graphqlType, context, { groupSlug: { eq: fields.slug } }),
      );
      return [[nodeTypeOf(groupedBy), { entries }]];
    }),
  );

/**
 * The queries of single documents: `homePage(language: "ar")`. They return the English document if it is not
 * translated. Those of required documents are non-null, because the content check guarantees that they exist.
 */
export const queries = () =>
  Object.fromEntries(
    singles.map(({ graphqlType: type, isRequired }) => [
      type.charAt(0).toLowerCase() + type.slice(1),
      {
        type: isRequired ? `${type}!` : type,
        args: { language: 'String' },
        ...resolver((_: unknown, context, { language }: { language?: string | null }) =>
          findDocument(type, { ...context, language: language ?? SOURCE_LANGUAGE }),
        ),
      },
    ]),
  );

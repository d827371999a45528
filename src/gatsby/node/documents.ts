/** The nodes of documents and files, and the functions with which resolvers find them. */
import path from 'node:path';
import type { Node } from 'gatsby';
import { spellings } from '../../content/contentFiles';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';

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
  /** Added by `onCreateNode`. */
  fields: {
    language: string;
    /** The path of the English file, relative to `content/`. */
    file: string;
    /** The file name without its extension. */
    slug: string;
    /** The name of the folder of the file, which is the slug of the group of the document. */
    group: string;
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
  /** The language of the document that is resolved, such as `ar`. */
  language: string;
  nodeModel: {
    getNodeById: (args: { id: string | null }) => Node | null;
    findOne: <Found = Node>(query: NodeQuery) => Promise<Found | null>;
    findAll: <Found = Node>(query: NodeQuery) => Promise<{ entries: Iterable<Found> }>;
    findRootNodeAncestor: <Found>(
      source: object,
      is: (node: Partial<DocumentNode>) => boolean,
    ) => Found | null;
  };
}

const isDocument = ({ internal, fields }: Partial<DocumentNode>): boolean =>
  Boolean(internal && fields?.language);

/** Returns the document that contains an object, or that is this object. */
export const documentOf = (
  source: object,
  { nodeModel }: Pick<ResolverContext, 'nodeModel'>,
): DocumentNode | null =>
  isDocument(source) ? (source as DocumentNode) : nodeModel.findRootNodeAncestor(source, isDocument);

/** Returns a context whose language is that of a document, or of an object in a document. */
export const contextOf = (
  source: object | undefined,
  { nodeModel }: Pick<ResolverContext, 'nodeModel'>,
): ResolverContext => ({
  nodeModel,
  language: (source && documentOf(source, { nodeModel })?.fields.language) ?? SOURCE_LANGUAGE,
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
  filter: object,
): Promise<Found | null> {
  const find = (wanted: string) =>
    nodeModel.findOne<Found>({ type, query: { filter: { ...filter, language: { eq: wanted } } } });
  return (await find(language)) ?? (language === SOURCE_LANGUAGE ? null : find(SOURCE_LANGUAGE));
}

/**
 * Finds the only document of a type, or the one with a slug.
 * @throws if there is none, which the content check prevents
 */
export async function theDocument<Found>(type: string, context: ResolverContext, slug?: string) {
  const found = await findDocument<Found>(type, context, slug ? { slug: { eq: slug } } : {});
  if (!found) throw new Error(`There is no document ${slug ?? ''} of the type ${type}`);
  return found;
}

type Slugs = readonly string[] | string | null | undefined;

/**
 * Resolves fields that contain slugs of documents. Returns one document, or a list in the order of the slugs. Gatsby's
 * `@link` cannot prefer the document in the language of the source over the English one, which has the same slug.
 */
export async function documentsBySlug(
  source: Readonly<Record<string, Slugs>>,
  _: unknown,
  { nodeModel }: ResolverContext,
  { fieldName, returnType }: { fieldName: string; returnType: unknown },
) {
  const type = String(returnType).replace(/[[\]!]/g, '');
  const context = contextOf(source, { nodeModel });
  const find = (slug: string) => findDocument<Node>(type, context, { slug: { eq: slug } });
  const slugs = source[fieldName];
  if (!slugs) return null;
  return typeof slugs === 'string' ? find(slugs) : Promise.all(slugs.map(find));
}

/**
 * Finds the node of the file that a document names. If the file changes, Gatsby runs the current query again.
 * @param document the path of the document, relative to `content/`
 * @param reference the path of the file as written in the document, relative to the document
 */
export const findFile = (document: string, reference: string, { nodeModel }: ResolverContext) => {
  const paths = spellings(reference).map((name) => path.posix.join(path.posix.dirname(document), name));
  return nodeModel.findOne<FileNode>({ type: 'File', query: { filter: { relativePath: { in: paths } } } });
};

/** The last file that each field of a document named. */
const lastFound = new Map<string, FileNode>();

/**
 * Resolves fields that contain the path of a file, relative to the document. A file with the same path in the folder of
 * the language replaces the English one, such as a drawing with words. In development, the last file is used while the
 * file is missing (docs/behaviour.md, "Content check"). Gatsby's `@fileByRelativePath` compares paths exactly, but a
 * path may be encoded, or have accents in another form than the file name.
 */
export async function contentFile(
  source: Readonly<Record<string, string | null | undefined>>,
  _: unknown,
  context: ResolverContext,
  info: { fieldName: string; path: object },
): Promise<FileNode | null> {
  const reference = source[info.fieldName];
  const document = documentOf(source, context);
  if (!reference || !document) return null;
  const { language, file } = document.fields;
  const translated =
    language !== SOURCE_LANGUAGE && (await findFile(`${language}/${file}`, reference, context));
  const found = translated || (await findFile(file, reference, context));
  if (process.env.NODE_ENV !== 'development') return found;
  const key = document.id + JSON.stringify(info.path);
  if (found) lastFound.set(key, found);
  return lastFound.get(key) ?? null;
}

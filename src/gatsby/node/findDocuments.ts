/** How resolvers find documents, and the files that these name. */
import path from 'node:path';
import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { singles } from '../../content-model/collections';
import { spellings } from '../../content-model/read/contentFiles';
import type { LocalDocument } from '../../content-model/read/document';
import { SOURCE_LANGUAGE } from '../../lib/localText';

/** The part of the resolver context that the site uses. Gatsby exports no types for it. */
interface ResolverContext {
  nodeModel: {
    getNodeById: (args: { id: string | null }) => Node | null;
    findOne: <Found = Node>(query: { type: string; query: { filter: object } }) => Promise<Found | null>;
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

export function documentOf(source: object | undefined, { nodeModel }: ResolverContext): DocumentData | null {
  const node = isDocument(source ?? {})
    ? (source as DocumentNode)
    : nodeModel.findRootNodeAncestor<DocumentNode>(source, isDocument);
  return node && (node.frontmatter ?? node);
}

/** What the site uses of the last argument of GraphQL resolvers. */
interface ResolverInfo {
  fieldName: string;
  path: object;
  /** The resolver of a plugin or of Gatsby, which this one replaces. */
  originalResolver(source: object, args: object, context: object, info: ResolverInfo): Promise<unknown>;
}

export const resolver = <Source, Arguments, Result>(
  resolve: (source: Source, args: Arguments, context: ResolverContext, info: ResolverInfo) => Result,
) => ({ resolve });

/** Returns the single document of a type in a language. Null only if it is optional. */
export const singleDocument = <Found>(type: string, language: string, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<Found>({ type, query: { filter: { language: { eq: language } } } });

/** Queries such as `homePage(language: "ar")`. The content check guarantees that required documents exist. */
export const queries = () =>
  Object.fromEntries(
    singles.map(({ graphqlType: type, isRequired }) => [
      type.charAt(0).toLowerCase() + type.slice(1),
      {
        type: isRequired ? `${type}!` : type,
        args: { language: 'String' },
        ...resolver((_: unknown, { language }: { language?: string | null }, context) =>
          singleDocument(type, language ?? SOURCE_LANGUAGE, context),
        ),
      },
    ]),
  );

/** Finds the file that a document names. If the file changes, Gatsby runs the current query again. */
export const findFile = (document: string, reference: string, { nodeModel }: ResolverContext) => {
  const paths = spellings(reference).map((name) => path.posix.join(path.posix.dirname(document), name));
  return nodeModel.findOne<FileSystemNode>({
    type: 'File',
    query: { filter: { relativePath: { in: paths } } },
  });
};

/** The last file that each field of a document named. */
const lastFound = new Map<string, FileSystemNode>();

/**
 * A file with the same path in the folder of the language replaces the English one, such as a drawing with words. In
 * development, the last file is used while the file is missing. Gatsby's `@fileByRelativePath` compares paths exactly,
 * but a path may be encoded, or have accents in another form than the file name.
 */
export const contentFileResolver = resolver(
  async (source: Readonly<Record<string, string | null | undefined>>, _: object, context, info) => {
    const reference = source[info.fieldName];
    const document = documentOf(source, context);
    if (!reference || !document) return null;
    const { language, file } = document;
    const translated =
      language !== SOURCE_LANGUAGE && (await findFile(`${language}/${file}`, reference, context));
    const found = translated || (await findFile(file, reference, context));
    if (process.env.NODE_ENV !== 'development') return found;
    const key = `${language}/${file} ${JSON.stringify(info.path)}`;
    if (found) lastFound.set(key, found);
    return lastFound.get(key) ?? null;
  },
);

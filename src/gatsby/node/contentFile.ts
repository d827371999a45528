import path from 'node:path';
import { spellings } from '../../content/contentFiles';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { documentLanguage, type FileNode, type ResolverContext, TRANSLATED_FILE } from './resolverContext';

/**
 * Finds the node of the file that a document names. If the file changes, Gatsby runs the current query again.
 * @param folder the folder of the document, as an absolute path
 * @param reference the path of the file as written in the document, relative to `folder`
 */
export const findFile = (folder: string, reference: string, { nodeModel }: ResolverContext) => {
  const paths = spellings(reference).map((name) => path.resolve(folder, name).split(path.sep).join('/'));
  return nodeModel.findOne<FileNode>({
    type: 'File',
    query: { filter: { absolutePath: { in: paths } } },
  });
};

/** Returns the content file of a node or of an object in a node. */
export const sourceFileOf = (source: object, { nodeModel }: ResolverContext): FileNode | null =>
  nodeModel.findRootNodeAncestor<FileNode>(
    source,
    ({ internal }) => internal?.type === 'File' || internal?.type === TRANSLATED_FILE,
  );

/** The last file that each part of a document named, by document and part. */
const lastFound = new Map<string, FileNode>();

/**
 * Finds the file that a part of a document names. In development, the last one is used while the file is missing, so that
 * the pages of the document still work (docs/behaviour.md, "Content check").
 * @param part a name of the part that stays the same if the reference changes
 */
export async function namedFile(
  document: FileNode,
  { part, reference }: { part: string; reference: string },
  context: ResolverContext,
): Promise<FileNode | null> {
  const found = await findFile(path.dirname(document.absolutePath), reference, context);
  if (process.env.NODE_ENV !== 'development') return found;
  const key = `${document.id} ${part}`;
  if (found) lastFound.set(key, found);
  return found ?? lastFound.get(key) ?? null;
}

/** The folder of the files that belong only to the language of a document: `content/ar/blog` for an Arabic article. */
const folderInLanguage = ({ absolutePath, relativePath }: FileNode, language: string): string =>
  path.join(absolutePath.slice(0, -relativePath.length), language, path.dirname(relativePath));

interface ResponsePath {
  key: string | number;
  prev?: ResponsePath;
}

const partAt = ({ key, prev }: ResponsePath): string => (prev ? `${partAt(prev)}.${key}` : `${key}`);

/**
 * Resolves fields that contain the path of a file, relative to the document. A file with the same path in the folder of
 * the language replaces the English one, such as a drawing with words. Gatsby's `@fileByRelativePath` compares
 * paths exactly, but a path may be encoded, or have accents in another form than the file name.
 */
export async function contentFile(
  source: Readonly<Record<string, string | null | undefined>>,
  _: unknown,
  context: ResolverContext,
  info: { fieldName: string; path: ResponsePath },
): Promise<FileNode | null> {
  const reference = source[info.fieldName];
  const document = sourceFileOf(source, context);
  if (!reference || !document) return null;
  const language = documentLanguage(source, context);
  const ofLanguage =
    language === SOURCE_LANGUAGE
      ? null
      : await findFile(folderInLanguage(document, language), reference, context);
  return ofLanguage ?? namedFile(document, { part: partAt(info.path), reference }, context);
}

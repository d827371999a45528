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

/** The folder of the files that belong only to the language of a document: `content/ar/blog` for an Arabic article. */
const folderInLanguage = ({ absolutePath, relativePath }: FileNode, language: string): string =>
  path.join(absolutePath.slice(0, -relativePath.length), language, path.dirname(relativePath));

/**
 * Resolves fields that contain the path of a file, relative to the document. A file with the same path in the folder of
 * the language replaces the English one, such as a drawing with words. Gatsby's `@fileByRelativePath` compares
 * paths exactly, but a path may be encoded, or have accents in another form than the file name.
 */
export async function contentFile(
  source: Readonly<Record<string, string | null | undefined>>,
  _: unknown,
  context: ResolverContext,
  { fieldName }: { fieldName: string },
): Promise<FileNode | null> {
  const reference = source[fieldName];
  const document = sourceFileOf(source, context);
  if (!reference || !document) return null;
  const language = documentLanguage(source, context);
  const ofLanguage =
    language === SOURCE_LANGUAGE
      ? null
      : await findFile(folderInLanguage(document, language), reference, context);
  return ofLanguage ?? findFile(path.dirname(document.absolutePath), reference, context);
}

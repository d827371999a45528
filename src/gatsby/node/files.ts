/** Resolves the files that documents name. */
import path from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { spellings } from '../../content-model/read/contentFiles';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { documentOf, type ResolverContext, resolver } from './findDocuments';

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
  async (source: Readonly<Record<string, string | null | undefined>>, context, _: object, info) => {
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

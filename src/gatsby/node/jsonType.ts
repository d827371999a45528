import { fileTypeOf } from '../../content/collections';
import { isTranslation, sourceFileFor } from '../../content/translation/languageFolders';
import type { FileNode } from './files';

/** The type of the nodes of files that are no documents: texts of translations, and files in wrong folders. */
export const NO_DOCUMENT = 'NoDocument';

/** Returns the GraphQL type of the node that gatsby-transformer-json makes of a file. `nodes.ts` completes translations. */
export function jsonType({ internal, relativePath }: FileNode): string {
  const isIncomplete = internal.type === 'File' && isTranslation(relativePath);
  const fileType = isIncomplete ? undefined : fileTypeOf(sourceFileFor(relativePath));
  return fileType?.type.graphqlType ?? NO_DOCUMENT;
}

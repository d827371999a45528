import path from 'node:path';
import type { CatalogueEntry } from '../../content/documents/catalogue';
import { THUMBNAIL_SIZES } from '../../lib/generatedFiles';
import { findFile, sourceFileOf } from './contentFile';
import { encodePicture } from './encodePicture';
import type { DocumentNode, ResolverContext } from './resolverContext';

/**
 * Encodes the sample tray of an entry, or its picture if it has no tray. Pages with many entries contain only the digest
 * of the file, from which `components/Thumbnail` makes the URLs.
 */
export async function thumbnailOf(entry: DocumentNode & CatalogueEntry, context: ResolverContext) {
  const { file: reference } = entry.tray ?? entry.image;
  const document = sourceFileOf(entry, context);
  const file = document && (await findFile(path.dirname(document.absolutePath), reference, context));
  if (!file) throw new Error(`${entry.name}: the picture ${reference} is missing`);
  await Promise.all(
    THUMBNAIL_SIZES.map((size) => encodePicture(file, { width: size, height: size }, 'avif')),
  );
  return { digest: file.internal.contentDigest };
}

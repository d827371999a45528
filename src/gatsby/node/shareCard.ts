/** Share cards: the pictures that social networks and messengers show for a link to a page (`og:image`). */
import { type FileType, fileTypeOf } from '../../content/collections';
import { valuesWithKind } from '../../content/model/schema';
import { type DocumentNode, documentOf, getDocument, resolver } from './documents';
import { findFile } from './files';
import { cropToCard } from './pictures';

function firstPictureOf(document: DocumentNode) {
  const { file } = document.fields;
  const { schema } = (fileTypeOf(file) as FileType).type;
  const values = valuesWithKind(schema, document.frontmatter ?? document);
  const picture = values.find(({ fieldKind }) => fieldKind.kind === 'picture');
  return picture && { document: file, reference: (picture.value as { file: string }).file };
}

/** Crops the first picture of a page, or else of the home page. Returns the URL, without the path prefix. */
export const shareCardResolver = resolver(async (source: object, context) => {
  const document = documentOf(source, context);
  const picture =
    (document && firstPictureOf(document)) ??
    firstPictureOf(await getDocument<DocumentNode>('HomePage', context));
  const file = picture && (await findFile(picture.document, picture.reference, context));
  // Only in development, because the content check stops a build.
  return file ? cropToCard(file) : '';
});

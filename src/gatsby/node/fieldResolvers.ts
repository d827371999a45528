/** Resolvers of single fields: dates, and the pictures that represent documents. */
import { typeOf } from '../../content-model/collections';
import type { CatalogueEntry } from '../../content-model/documents/catalogue';
import { valuesWithKind } from '../../content-model/model/schema';
import { SHARE_CARD } from '../../lib/generatedFiles';
import { formatDate, SOURCE_LANGUAGE } from '../../lib/localText';
import { type DocumentData, documentOf, findFile, resolver, singleDocument } from './findDocuments';
import { encodePicture, encodeThumbnails } from './pictures';

/** The format for machines, which is the same in all languages. */
const FOR_MACHINES = 'YYYY-MM-DD';

/** Gatsby formats dates in English only, with the format of the field or of the query. */
export const dateResolver = resolver(
  (source: Record<string, string | undefined>, args: { formatString?: unknown }, context, info) => {
    const { language = SOURCE_LANGUAGE } = documentOf(source, context) ?? {};
    if (language === SOURCE_LANGUAGE || args.formatString === FOR_MACHINES)
      return info.originalResolver(source, args, context, info);
    const date = source[info.fieldName];
    const options: Intl.DateTimeFormatOptions =
      args.formatString === 'MMMM YYYY' ? { month: 'long', year: 'numeric' } : { dateStyle: 'long' };
    return date && formatDate(new Date(date), language, { ...options, timeZone: 'UTC' });
  },
);

function firstPictureOf(document: DocumentData) {
  const type = typeOf(document.file);
  const picture =
    type && valuesWithKind(type.schema, document).find(({ fieldKind }) => fieldKind.kind === 'picture');
  return picture && { document: document.file, reference: (picture.value as { file: string }).file };
}

/** The share card of a page (`og:image`): its first picture, or else that of the home page, cropped. */
export const shareCardResolver = resolver(async (source: object, _: object, context) => {
  const document = documentOf(source, context);
  const home = await singleDocument<DocumentData>('HomePage', SOURCE_LANGUAGE, context);
  const picture = (document && firstPictureOf(document)) ?? (home && firstPictureOf(home));
  const file = picture && (await findFile(picture.document, picture.reference, context));
  // Only in development, because the content check stops a build.
  return file ? encodePicture(file, SHARE_CARD, 'jpg') : '';
});

/** The square pictures of an entry: its tray, or the middle of its picture. */
export const thumbnailResolver = resolver(
  async (entry: DocumentData & CatalogueEntry, _: object, context) => {
    const { name, tray, image } = entry;
    const reference = (tray ?? image).file;
    const file = await findFile(entry.file, reference, context);
    if (!file) throw new Error(`${name}: the picture ${reference} is missing`);
    await encodeThumbnails(file);
    return { digest: file.internal.contentDigest, isTray: Boolean(tray) };
  },
);

import { nameKey } from '../../lib/names';
import { fieldsOf } from '../catalogues';
import { BLOG_FILE, childFolder, parentFile } from '../collections';
import { supply } from '../documents/sheet';
import { canBeLeftOut } from '../leaveOut';
import type { FieldKind } from '../model/fields';
import { isPhotograph, isPicture } from '../model/pictures';
import { itemsAt, valueAt, valuesWithKind } from '../model/schema';
import { hiddenProblem } from '../read/characters';
import { slugOf } from '../read/contentFiles';
import { type Content, type Document, documentAt, placeOf, problemAt } from '../read/document';
import { type Problem, unknownNameRemedy } from '../read/problem';
import { cataloguePaths, checkLink } from './checkLinks';
import { checkPicture } from './checkPictures';

const namesIn = (data: unknown, list: string): string[] =>
  itemsAt(data, [list])
    .map(([item]) => valueAt(item, ['name']))
    .filter((name) => typeof name === 'string');

const keysOf = ({ parsed }: Document): string[] =>
  fieldsOf(parsed.data).flatMap(({ key, caption }) => (caption ? key : []));

/** Returns the allowed names for a field of this kind, and where they are. None if the kind is not a name. */
function knownNames(
  fieldKind: FieldKind,
  document: Document,
  { documents, files, incomplete }: Content,
): [names: string[], where: string] {
  const { file } = document;
  switch (fieldKind.kind) {
    case 'category': {
      const blog = documentAt(documents, BLOG_FILE)?.parsed.data;
      return [namesIn(blog, 'categories'), `the categories of content/${BLOG_FILE}`];
    }
    case 'link':
      return [
        'to' in fieldKind && !incomplete ? cataloguePaths(documents) : [],
        'the paths of the catalogues',
      ];
    case 'value':
      return [keysOf(document), 'the fields in the tables'];
    case 'fact name': {
      const entries = documents.filter((each) => parentFile(parentFile(each.file)) === file);
      const limits = entries.flatMap(({ parsed }) => namesIn(parsed.data, 'limits'));
      const names = [...keysOf(document), ...Object.keys(supply.shape), ...limits];
      // A catalogue without entries is not shown.
      const areKnown = !incomplete && entries.length > 0;
      return [areKnown ? names : [], 'the fields and limits of the catalogue'];
    }
    case 'file name':
    case 'article': {
      const folder = fieldKind.kind === 'article' ? 'blog' : childFolder(file);
      const names = [...files].filter((each) => each.startsWith(`${folder}/`)).map(slugOf);
      return [names, `the file names in content/${folder}`];
    }
    default:
      return [[], ''];
  }
}

/**
 * Checks the pictures, links and names in the fields of a document. Skips invalid values, which `checkShape` reports,
 * and names if none are known, for example because a document is invalid.
 */
export function checkReferences(document: Document, content: Content): Problem[] {
  const { file, type, parsed } = document;
  return valuesWithKind(type.schema, parsed.data).flatMap(({ fieldKind, value, path }): Problem[] => {
    const place = placeOf(document, path);
    const picture = fieldKind.kind === 'picture' && valueAt(value, ['file']);
    if (fieldKind.kind === 'picture' && typeof picture === 'string' && isPhotograph(picture))
      return checkPicture(content, placeOf(document, [...path, 'file']), file, picture, fieldKind.minWidth);
    if (typeof value !== 'string') return [];
    if (fieldKind.kind === 'pictureFile' && fieldKind.mediaType && isPicture(value))
      return checkPicture(content, place, file, value);
    if (fieldKind.kind === 'link' && /^(\/|https:\/\/)/.test(value)) {
      const found = checkLink(content, place, value, canBeLeftOut(type.schema, path));
      if (found.length > 0 || !('to' in fieldKind)) return found;
    }
    const [names, where] = knownNames(fieldKind, document, content);
    const isText = fieldKind.kind === 'category' || fieldKind.kind === 'fact name';
    const isKnown = (name: string) => name === value || (isText && nameKey(name) === nameKey(value));
    if (names.length === 0 || names.some(isKnown)) return [];
    const message = `"${value}" is not one of ${where}`;
    const texts = hiddenProblem(value) ?? ([message, unknownNameRemedy(value, names)] as const);
    return [problemAt(document, path, ...texts)];
  });
}

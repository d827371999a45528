import { BLOG_FILE } from '../collections';
import { canBeLeftOut } from '../leaveOut';
import type { FieldKind } from '../model/fields';
import { isDrawing, isPhotograph } from '../model/pictures';
import { type FieldPath, valueAt, valuesWithKind } from '../model/schema';
import { slugOf } from '../read/contentFiles';
import { type Content, type Document, documentAt, placeOf, problemAt } from '../read/document';
import { type Problem, unknownNameRemedy } from '../read/problem';
import { checkLink } from './checkLinks';
import { checkPicture } from './checkPictures';

const textsIn = (list: unknown, field: string): string[] =>
  Array.isArray(list)
    ? list.map((each: unknown) => valueAt(each, [field])).filter((text) => typeof text === 'string')
    : [];

/** Returns the allowed names for a field of this kind, and where they are. Undefined if the kind is not a name. */
function knownNames(fieldKind: FieldKind, { documents, files, incomplete }: Content, path: FieldPath) {
  switch (fieldKind.kind) {
    case 'category': {
      const blog = documentAt(documents, BLOG_FILE);
      const names = textsIn(valueAt(blog?.parsed.data, ['categories']), 'name');
      return { names, where: `the categories of content/${BLOG_FILE}` };
    }
    case 'limit': {
      // `tables.fibers.limits` is not shown if there are no fibers.
      const entries = documents.filter(({ file }) => file.startsWith(`${path[1]}/`));
      const names = entries.flatMap(({ parsed }) => textsIn(valueAt(parsed.data, ['limits']), 'name'));
      return { names: incomplete ? [] : names, where: `the limits of ${path[1]}` };
    }
    case 'reference': {
      const names = [...files].filter((file) => file.startsWith(`${fieldKind.to}/`)).map(slugOf);
      return { names, where: `the file names in content/${fieldKind.to}` };
    }
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
    if (fieldKind.kind === 'svgFile' && isDrawing(value)) return checkPicture(content, place, file, value);
    if (fieldKind.kind === 'link' && /^(\/|https:\/\/)/.test(value))
      return checkLink(content, place, value, canBeLeftOut(type.schema, path));
    const { names = [], where } = knownNames(fieldKind, content, path) ?? {};
    if (names.length === 0 || names.includes(value)) return [];
    return [problemAt(document, path, `"${value}" is not one of ${where}`, unknownNameRemedy(value, names))];
  });
}

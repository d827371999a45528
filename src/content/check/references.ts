/** Checks the fields that refer to something: links, pictures and names. Also checks dates. */
import type { FieldKind } from '../fields';
import { isDrawing, isPhotograph } from '../pictures';
import { fieldKindOf, valueAt, valuesWithKind } from '../schema';
import { type Content, type Document, placeOf, problemAt } from './document';
import { checkLink } from './links';
import { slugOf } from './listing';
import { checkExists, checkPicture } from './pictures';
import { type Problem, unknownNameRemedy } from './problem';

/**
 * Checks the pictures, links and dates in the fields of a document. Skips invalid values, because `checkShape` reports
 * them.
 */
export function checkReferences(document: Document, content: Content): Problem[] {
  const { file, type, parsed } = document;
  const found = valuesWithKind(type.schema, parsed.data).flatMap(({ fieldKind, value, path }): Problem[] => {
    const place = placeOf(document, path);
    if (fieldKind.kind === 'picture') {
      const reference = valueAt(value, ['file']);
      return typeof reference === 'string' && /^\.\.?\//.test(reference) && isPhotograph(reference)
        ? checkPicture(content, placeOf(document, [...path, 'file']), file, reference, fieldKind.minWidth)
        : [];
    }
    if (typeof value !== 'string') return [];
    if (fieldKind.kind === 'svgFile' && isDrawing(value)) return checkExists(content, place, file, value);
    if (fieldKind.kind === 'link' && /^(\/|https:\/\/)/.test(value)) return checkLink(content, place, value);
    const year = Number(value.slice(0, 4));
    return fieldKind.kind === 'date' && (year < 1900 || year > 2100)
      ? [problemAt(document, path, `"${value}" is not between 1900 and 2100`, 'check the year')]
      : [];
  });
  // The build would publish a date in a text as a date with a time.
  const textsReadAsDates = (parsed.dates ?? [])
    .filter((field) => type.schema.shape[field] && fieldKindOf(type.schema.shape[field])?.kind !== 'date')
    .map((field) => problemAt(document, [field], 'is read as a date', 'put the text in double quotes'));
  return [...found, ...textsReadAsDates];
}

const textsIn = (list: unknown, field: string): string[] =>
  Array.isArray(list)
    ? list.map((each: unknown) => valueAt(each, [field])).filter((text) => typeof text === 'string')
    : [];

/** Returns the allowed names for a field of this kind, and where they are. Undefined if the kind is not a name. */
function knownNames(fieldKind: FieldKind, { documents, files, incomplete }: Content) {
  switch (fieldKind.kind) {
    case 'category': {
      const blog = documents.find(({ file }) => file === 'pages/blog.json');
      return {
        names: textsIn(valueAt(blog?.parsed.data, ['categories']), 'name'),
        where: 'the categories of content/pages/blog.json',
      };
    }
    case 'limit':
      return {
        names: incomplete
          ? []
          : documents.flatMap(({ parsed }) => textsIn(valueAt(parsed.data, ['limits']), 'name')),
        where: 'the limits of products and fibers',
      };
    case 'reference':
      return {
        names: [...files].filter((file) => file.startsWith(`${fieldKind.to}/`)).map(slugOf),
        where: `the file names in content/${fieldKind.to}`,
      };
  }
}

/**
 * Reports references by name to content that does not exist. If no names of a kind are known, for example because a
 * document is invalid, fields of this kind are not checked.
 */
export function checkNames(document: Document, content: Content): Problem[] {
  return valuesWithKind(document.type.schema, document.parsed.data).flatMap(({ fieldKind, value, path }) => {
    const known = knownNames(fieldKind, content);
    if (!known?.names.length || typeof value !== 'string' || known.names.includes(value)) return [];
    const remedy = unknownNameRemedy(value, known.names);
    return [problemAt(document, path, `"${value}" is not one of ${known.where}`, remedy)];
  });
}

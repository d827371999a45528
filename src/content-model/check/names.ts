/** Checks fields that refer to a category, a limit or a document by name. */
import type { FieldKind } from '../fields';
import { eachFieldKind, formatPath, valueAt } from '../schema';
import type { Document } from './document';
import { slugOf } from './listing';
import { type FileProblem, unknownNameRemedy } from './problem';

/** The names that a field may contain. */
interface Known {
  names: readonly string[];
  /** The source of the names, for the message. */
  where: string;
}

/** Returns the text values of `field` in the objects of a list. */
const textsIn = (list: unknown, field: string): string[] =>
  Array.isArray(list)
    ? list.map((each: unknown) => valueAt(each, [field])).filter((text) => typeof text === 'string')
    : [];

const fileNames = (documents: readonly Document[], folder: string): Known => ({
  names: documents.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ file }) => slugOf(file)),
  where: `the file names in content/${folder}`,
});

/** Returns the allowed names for a field of this kind, or undefined if the kind is not a reference by name. */
function knownTo(fieldKind: FieldKind, documents: readonly Document[]): Known | undefined {
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
        names: documents.flatMap(({ parsed }) => textsIn(valueAt(parsed.data, ['limits']), 'name')),
        where: 'the limits of products and fibers',
      };
    case 'reference':
      return fileNames(documents, fieldKind.to);
  }
}

/**
 * Reports references to content that does not exist. If no names of a kind are known, for example because a document is
 * invalid, fields of this kind are not checked.
 */
export function checkNames(documents: readonly Document[]): FileProblem[] {
  const found: FileProblem[] = [];
  const knownByKind = new Map<string, Known | undefined>();
  for (const { file, type, parsed } of documents)
    eachFieldKind(type.schema, parsed.data, (fieldKind, value, path) => {
      const key = fieldKind.kind === 'reference' ? fieldKind.to : fieldKind.kind;
      if (!knownByKind.has(key)) knownByKind.set(key, knownTo(fieldKind, documents));
      const known = knownByKind.get(key);
      if (!known?.names.length || typeof value !== 'string' || known.names.includes(value)) return;
      found.push({
        file,
        line: parsed.lineOf(path),
        field: formatPath(path),
        message: `"${value}" is not one of ${known.where}`,
        remedy: unknownNameRemedy(value, known.names),
      });
    });
  return found;
}

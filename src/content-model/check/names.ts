/** Checks the fields that name something else of the content: a category, a limit, another document. */
import type { FieldKind } from '../fields';
import { eachFieldKind, formatPath, valueAt } from '../schema';
import type { Document } from './document';
import { slugOf } from './listing';
import { type FileProblem, nearest } from './problem';

/** What can be named, and where it stands, for the message. */
interface Known {
  names: readonly string[];
  where: string;
}

/** The `field` texts of the entries of a list. */
const textsIn = (list: unknown, field: string): string[] =>
  Array.isArray(list)
    ? list.map((each: unknown) => valueAt(each, [field])).filter((text) => typeof text === 'string')
    : [];

const fileNames = (documents: readonly Document[], folder: string): Known => ({
  names: documents.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ file }) => slugOf(file)),
  where: `the file names in content/${folder}`,
});

/** What a field of this kind may name; undefined for other kinds. */
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

/** Reports names that stand for nothing. Where nothing of the kind can be read, nothing is reported. */
export function checkNames(documents: readonly Document[]): FileProblem[] {
  const found: FileProblem[] = [];
  const knownByKind = new Map<string, Known | undefined>();
  for (const { file, type, parsed } of documents)
    eachFieldKind(type.schema, parsed.data, (fieldKind, value, path) => {
      const key = fieldKind.kind === 'reference' ? fieldKind.to : fieldKind.kind;
      if (!knownByKind.has(key)) knownByKind.set(key, knownTo(fieldKind, documents));
      const known = knownByKind.get(key);
      if (!known || typeof value !== 'string' || known.names.includes(value)) return;
      const guess = nearest(value, known.names);
      if (guess === undefined) return;
      found.push({
        file,
        line: parsed.lineOf(path),
        field: formatPath(path),
        message: `"${value}" is not one of ${known.where}`,
        remedy: `did you mean "${guess}"?`,
      });
    });
  return found;
}

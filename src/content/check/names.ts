/** Checks fields that refer to a category, a limit or a document by name. */
import type { FieldKind } from '../fields';
import { valueAt, valuesWithKind } from '../schema';
import type { CheckContext } from './context';
import { type Document, problemAt } from './document';
import { slugOf } from './listing';
import { type Problem, unknownNameRemedy } from './problem';

type Names = Pick<CheckContext, 'files' | 'incomplete'>;

interface Known {
  names: readonly string[];
  /** The source of the names, for the message. */
  where: string;
}

const textsIn = (list: unknown, field: string): string[] =>
  Array.isArray(list)
    ? list.map((each: unknown) => valueAt(each, [field])).filter((text) => typeof text === 'string')
    : [];

/** Returns the allowed names for a field of this kind, or undefined if the kind is not a reference by name. */
function knownTo(fieldKind: FieldKind, documents: readonly Document[], context: Names): Known | undefined {
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
        names: context.incomplete
          ? []
          : documents.flatMap(({ parsed }) => textsIn(valueAt(parsed.data, ['limits']), 'name')),
        where: 'the limits of products and fibers',
      };
    case 'reference':
      return {
        names: [...context.files].filter((file) => file.startsWith(`${fieldKind.to}/`)).map(slugOf),
        where: `the file names in content/${fieldKind.to}`,
      };
  }
}

/**
 * Reports references to content that does not exist. If no names of a kind are known, for example because a document is
 * invalid, fields of this kind are not checked.
 */
export function checkNames(documents: readonly Document[], context: Names): Problem[] {
  const knownByKind = new Map<string, Known | undefined>();
  return documents.flatMap((document) =>
    valuesWithKind(document.type.schema, document.parsed.data).flatMap(({ fieldKind, value, path }) => {
      const key = fieldKind.kind === 'reference' ? fieldKind.to : fieldKind.kind;
      if (!knownByKind.has(key)) knownByKind.set(key, knownTo(fieldKind, documents, context));
      const known = knownByKind.get(key);
      if (!known?.names.length || typeof value !== 'string' || known.names.includes(value)) return [];
      const remedy = unknownNameRemedy(value, known.names);
      return [problemAt(document, path, [`"${value}" is not one of ${known.where}`, remedy])];
    }),
  );
}

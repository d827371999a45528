/** The check never crashes. It reports a problem and its position for any file and any value. */
import fc from 'fast-check';
import * as z from 'zod';
import { checkCategories } from '../../../../src/content/check/categories';
import { checkCharacters } from '../../../../src/content/check/characters';
import type { CheckContext } from '../../../../src/content/check/context';
import type { Document } from '../../../../src/content/check/document';
import { checkDuplicates } from '../../../../src/content/check/duplicates';
import { checkNames } from '../../../../src/content/check/names';
import { parseJson } from '../../../../src/content/check/parseJson';
import { parseMarkdown } from '../../../../src/content/check/parseMarkdown';
import { shownPictures } from '../../../../src/content/check/pictures';
import { checkMarkdown, checkReferences } from '../../../../src/content/check/references';
import { checkShape } from '../../../../src/content/check/shape';
import { collections, singles } from '../../../../src/content/collections';
import { type FieldPath, schemaAt, unwrapOptional } from '../../../../src/content/schema';

const context: CheckContext = {
  contentDir: '/content',
  files: new Set(['images/toor-dal.jpg']),
  pictures: new Map(),
  routes: new Set(['/', '/contact']),
  publishedFiles: new Set(),
  emptyFolders: [],
  incomplete: false,
};

const types = [...collections, ...singles];

/** Returns the paths of all fields of a document type. For arrays, uses the first item. */
function pathsOf(schema: z.core.$ZodType, path: FieldPath = []): FieldPath[] {
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray) return [path, ...pathsOf(inner.element, [...path, 0])];
  if (!(inner instanceof z.ZodObject)) return [path];
  const fields = Object.entries<z.core.$ZodType>(inner.shape);
  return [path, ...fields.flatMap(([key, field]) => pathsOf(field, [...path, key]))];
}

/** Creates data that contains only a value at a path. */
const dataWith = (path: FieldPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

const fields = types.flatMap((type) =>
  pathsOf(type.schema)
    .filter((path) => path.length > 0)
    .map((path) => ({ type, path })),
);

/** Generates JSON values, including values that cannot be converted to a string. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom({ toString: 1 }, { valueOf: null, toString: null }, [{ toString: {} }], {
    __proto__: null,
  }),
);

function documentOf(type: Document['type'], data: unknown): Document {
  const file = type.kind === 'single' ? type.file : `${type.folder}/some.json`;
  const source = JSON.stringify(data);
  const { parsed } = parseJson(source);
  if (!parsed) throw new Error('No document to check.');
  return { file, type, source, parsed };
}

/** Returns all problems that the check finds in a document. */
const problemsOf = (document: Document) => [
  ...checkShape(document.type.schema, document.parsed),
  ...checkReferences(context, document.file, document.type.schema, document.parsed),
  ...checkDuplicates(
    [document, document].filter((one): one is never => one.type.kind === 'collection'),
    [],
  ),
  ...checkCategories([document]),
  ...checkNames([document], context),
  ...checkCharacters(document.parsed),
];

const isComplete = ({ line, field, message, remedy }: ReturnType<typeof problemsOf>[number]): boolean =>
  Number.isInteger(line) && line > 0 && [field, message, remedy].every((text) => text !== '');

test('any value in any field results in problems with line and field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), anyJson, ({ type, path }, value) => {
      const document = documentOf(type, dataWith(path, value));
      shownPictures(document, context.files);
      const problems = problemsOf(document);
      expect(problems.filter((problem) => !isComplete(problem))).toEqual([]);
      const isValid = z.safeParse(schemaAt(type.schema, path) as z.ZodType, value).success;
      if (!isValid) expect(problems).not.toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('any text can be parsed as a file or results in a problem with its line', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('utf8')),
    fc.json(),
    fc.tuple(fc.json(), fc.nat()).map(([json, at]) => json.slice(0, at % (json.length + 1))),
  );
  const article = types.find(({ format }) => format === 'markdown');
  if (!article) throw new Error('There is no type for articles.');
  fc.assert(
    fc.property(anyText, anyText, (text, body) => {
      for (const { parsed, problems } of [
        parseJson(text),
        parseMarkdown(text),
        parseMarkdown(`---\n${text}\n---\n${body}`),
      ]) {
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
        if (!parsed) expect(problems).not.toEqual([]);
        else problemsOf({ file: 'blog/some.md', type: article, source: text, parsed });
        if (parsed?.body) checkMarkdown(context, 'blog/some.md', parsed.body);
      }
    }),
    { numRuns: 2000 },
  );
});

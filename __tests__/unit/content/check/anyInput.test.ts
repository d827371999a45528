/** The check never crashes. It reports a problem and its position for any file and any value. */
import fc from 'fast-check';
import * as z from 'zod';
import { checkArticle } from '../../../../src/content/check/checkArticle';
import { checkDuplicates } from '../../../../src/content/check/checkDuplicates';
import { checkReferences } from '../../../../src/content/check/checkReferences';
import { checkCharacters, checkShape } from '../../../../src/content/check/checkShape';
import { collections, singles } from '../../../../src/content/collections';
import { type FieldPath, schemaAt } from '../../../../src/content/model/schema';
import type { Document } from '../../../../src/content/read/document';
import { parseJson } from '../../../../src/content/read/parseJson';
import { parseMarkdown } from '../../../../src/content/read/parseMarkdown';
import { anyContent } from '../../../support/anyContent';
import { fieldPaths } from '../../../support/fieldPaths';

const types = [...collections, ...singles];

/** Creates data that contains only a value at a path. */
const dataWith = (path: FieldPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

const fields = types.flatMap((type) => fieldPaths(type.schema).map((path) => ({ type, path })));

/** Generates JSON values, including values that cannot be converted to a string. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom({ toString: 1 }, { valueOf: null, toString: null }, [{ toString: {} }], {
    __proto__: null,
  }),
);

/** Returns all problems that the check finds in a document. */
function problemsOf(document: Document) {
  const content = { ...anyContent, documents: [document, document] };
  return [
    ...checkShape(document),
    ...checkReferences(document, content),
    ...checkCharacters(document),
    ...checkArticle(document, content),
    ...checkDuplicates(content),
  ];
}

test('any value in any field results in problems with line and field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), anyJson, ({ type, path }, value) => {
      const file = type.kind === 'single' ? type.file : `${type.folder}/some.json`;
      const source = JSON.stringify(dataWith(path, value));
      const { parsed } = parseJson(file, source);
      const problems = parsed ? problemsOf({ file, type, source, parsed }) : [];
      for (const { line, field, message, remedy } of problems)
        expect([line > 0 ? 'line' : '', field, message, remedy]).not.toContain('');
      const isValid = z.safeParse(schemaAt(type.schema, path) as z.ZodType, value).success;
      expect([...problems, ...(isValid ? ['valid'] : [])]).not.toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('any text can be parsed as a file or results in a problem with its line', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('utf8')),
    fc.json(),
    fc.tuple(fc.json(), fc.nat()).map(([json, at]) => json.slice(0, at % (json.length + 1))),
  );
  const type = types.find(({ format }) => format === 'markdown') as (typeof types)[number];
  const file = 'blog/some.md';
  fc.assert(
    fc.property(anyText, anyText, (source, body) => {
      for (const { parsed, problems } of [
        parseJson(file, source),
        parseMarkdown(file, source),
        parseMarkdown(file, `---\n${source}\n---\n${body}`),
      ]) {
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
        if (parsed) problemsOf({ file, type, source, parsed });
        else expect(problems).not.toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

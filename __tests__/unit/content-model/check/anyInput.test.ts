/** The check never crashes. It reports a problem and its position for any value. */
import fc from 'fast-check';
import * as z from 'zod';
import { checkDuplicates } from '../../../../src/content-model/check/checkDuplicates';
import { checkReferences } from '../../../../src/content-model/check/checkReferences';
import { checkCharacters, checkShape } from '../../../../src/content-model/check/checkShape';
import { collections, singles } from '../../../../src/content-model/collections';
import { canBeLeftOut } from '../../../../src/content-model/leaveOut';
import { type FieldPath, itemOf, schemaAt } from '../../../../src/content-model/model/schema';
import { parseJson } from '../../../../src/content-model/read/parseJson';
import { readContent } from '../../../../src/content-model/read/readContent';
import { fieldPaths, sampleContent } from '../../../support/sampleContent';

const sample = sampleContent();

/** Creates data that contains only a value at a path. */
const dataWith = (path: FieldPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

const fields = [...collections, ...singles].flatMap((type) =>
  fieldPaths(type.schema).map((path) => ({ type, path })),
);

/** Generates JSON values, including values that cannot be converted to a string. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom({ toString: 1 }, { valueOf: null, toString: 0 }, [{ toString: {} }], { __proto__: null }),
);

test('any value in any field results in problems with line and field', () => {
  const none = { aliases: new Map(), publishedFiles: new Map<string, string>(), pictures: new Map() };
  const content = { ...readContent(sample.dir), ...none, routes: new Set(['/contact']) };
  fc.assert(
    fc.property(fc.constantFrom(...fields), anyJson, ({ type, path }, value) => {
      const file = type.kind === 'single' ? type.file : `${type.folder.replaceAll('*', 'some')}/some.json`;
      const source = JSON.stringify(dataWith(path, value));
      const { parsed } = parseJson(file, source);
      if (!parsed) throw new Error('JSON that was not parsed');
      const document = { file, type, source, parsed };
      const all = { ...content, documents: [document, document] };
      const own = [checkShape(document), checkReferences(document, all), checkCharacters(document)].flat();
      for (const { line, field, message, remedy } of [...own, ...checkDuplicates(all)])
        expect([line > 0, field !== '', message !== '', remedy !== '']).not.toContain(false);
    }),
    { numRuns: 1000 },
  );
});

test('a list that cannot be left out has an item, because pages are made from it', () => {
  const mayBeEmpty = fields.filter(({ type: { schema }, path }) => {
    const field = schemaAt(schema, path);
    return field && itemOf(field) && !canBeLeftOut(schema, path) && z.safeParse(field, []).success;
  });
  const names = mayBeEmpty.map(({ type, path }) => `${type.graphqlType}.${path.join('.')}`);
  expect(names).toEqual(['Languages.languages']);
});

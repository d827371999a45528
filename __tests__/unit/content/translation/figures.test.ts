/** Compares the figures of the translated facts in `content/` with the English ones (docs/behaviour.md, "Languages"). */
import { existsSync, readFileSync } from 'node:fs';
import { catalogues } from '../../../../src/content/catalogues';
import { fileTypeOf } from '../../../../src/content/collections';
import { textsOf, valuesWithKind } from '../../../../src/content/model/schema';
import { filesIn } from '../../../../src/content/read/contentFiles';
import { type Term, termsByPattern } from '../../../../src/content/translation/terms';
import { translateFile } from '../../../../src/content/translation/translateFile';
import { NUMBER } from '../../../../src/lib/figures';
import { SOURCE_LANGUAGE, separatorsOf } from '../../../../src/lib/localText';
import { numberIn } from '../../../../src/lib/numberIn';

const read = (file: string): string => readFileSync(`content/${file}`, 'utf8');
const { languages } = JSON.parse(read('languages.json')) as { languages: { code: string }[] };
const entries = catalogues.flatMap(({ folder }) =>
  filesIn(`content/${folder}`).map((file) => `${folder}/${file}`),
);

/** Returns the numbers of each fact of an entry, sorted. Without 2, for which Arabic has a form of the noun. */
function numbersOf(file: string, json: string, language: string): Map<string, number[]> {
  const schema = fileTypeOf(file)?.type.schema;
  if (!schema) throw new Error(`${file} has no document type`);
  const facts = valuesWithKind(schema, JSON.parse(json))
    .filter(({ fieldKind }) => fieldKind.kind === 'fact')
    .flatMap(({ value, path }) => textsOf(value, path));
  const numbers = (text: string) =>
    (text.match(new RegExp(NUMBER, 'g')) ?? [])
      .map((number) => numberIn(number, separatorsOf(language)))
      .filter((number) => number !== 2)
      .sort((one, other) => one - other);
  return new Map(facts.map(([path, text]) => [path.join('.'), numbers(text)]));
}

const translated = languages.flatMap(({ code }) =>
  entries.filter((file) => existsSync(`content/${code}/${file}`)).map((file) => [code, file] as const),
);

test.each(translated)('the facts of %s/%s have the figures of English', (language, file) => {
  const { terms } = JSON.parse(read(`${language}/terms.json`)) as { terms: Term[] };
  const english = read(file);
  const translation = translateFile(file, english, read(`${language}/${file}`), {
    terms: termsByPattern(terms),
    language,
  });
  expect(numbersOf(file, translation, language)).toEqual(numbersOf(file, english, SOURCE_LANGUAGE));
});

/** Compares translations with their English documents (docs/behaviour.md, "Languages"). */
import type * as z from 'zod';
import { choicesIn } from '../../lib/interpolate';
import { type FieldPath, formatPath, textsOf, valueAt } from '../schema';
import { languageOf, sourceFileFor } from '../translation/languageFolders';
import {
  bodyMark,
  fingerprintOf,
  type SourceText,
  sourceTexts,
  translatedTexts,
} from '../translation/translatable';
import { type Document, problemAt } from './document';
import { type Problem, problem } from './problem';

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

const OUT_OF_DATE = 'may be out of date, because the English text has changed';

const compareWith = (place: string): string =>
  `compare it with ${place}, then mark it as compared on the editor screen, or run npm run content:translated`;

/** Compares a translation with its English document: the same texts, and lists of the same length. */
function compare(translation: Document, english: Document, texts: z.ZodObject): Problem[] {
  const { data } = translation.parsed;
  const source = sourceTexts(texts, english.parsed.data);
  const marks = valueAt(data, ['english']) as readonly string[] | undefined;
  const place = (line: number) => `content/${english.file}:${line}`;
  const at = ({ path }: SourceText) => place(english.parsed.lineOf(path));
  const problems = source.flatMap((text, index): Problem[] => {
    if (!isPresent(valueAt(data, text.path)))
      return [problemAt(translation, text.path, 'is missing', `translate ${at(text)}`)];
    // One warning is enough for a file without marks, because all its texts are marked together.
    if (marks ? marks.includes(fingerprintOf(text)) : index > 0) return [];
    return [
      problemAt(
        translation,
        text.path,
        marks ? OUT_OF_DATE : 'is not compared with the English text yet',
        compareWith(at(text)),
        'warning',
      ),
    ];
  });
  const known = new Set(source.map(({ path }) => formatPath(path)));
  const isKnown = (path: FieldPath) =>
    path.some((_, index) => known.has(formatPath(path.slice(0, path.length - index))));
  const more = textsOf(data)
    .filter(([path]) => !['$schema', 'english'].includes(String(path[0])) && !isKnown(path))
    .map(([path]) =>
      problemAt(translation, path, 'has no English text', `remove it, or add it to content/${english.file}`),
    );
  const [body, englishBody] = [translation.parsed.body, english.parsed.body];
  const isBodyOutdated = body && englishBody && marks && !marks.includes(bodyMark(englishBody.text));
  return [
    ...problems,
    ...(isBodyOutdated
      ? [
          problem(
            { file: translation.file, line: body.line, field: 'article' },
            OUT_OF_DATE,
            compareWith(place(englishBody.line)),
            'warning',
          ),
        ]
      : []),
    ...more,
    ...incompleteChoices(translation),
  ];
}

/** More things than any text counts. French has a plural form that only millions need. */
const COUNTED = 1000;

/** Reports choices by number that lack a plural form of the language. */
function incompleteChoices(translation: Document): Problem[] {
  const rules = new Intl.PluralRules(languageOf(translation.file));
  const pluralCategories = [...new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)))];
  return textsOf(translation.parsed.data).flatMap(([path, text]) =>
    choicesIn(text).flatMap(({ name, categories }) => {
      const missing = pluralCategories.filter((category) => !categories.includes(category));
      if (missing.length === 0) return [];
      const forms = missing.map((category) => `${category} {…}`).join(' ');
      return [problemAt(translation, path, `lacks forms of {${name}, plural, …}`, `add ${forms}`)];
    }),
  );
}

/** Reports missing, superfluous and outdated texts of translations whose structure is correct. */
export function checkTranslations(
  translations: readonly Document[],
  documents: readonly Document[],
): Problem[] {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return translations.flatMap((translation) => {
    const english = byFile.get(sourceFileFor(translation.file));
    const texts = english && translatedTexts(english.type.schema);
    return english && texts ? compare(translation, english, texts) : [];
  });
}

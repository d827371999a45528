/** Compares translations with their English documents (docs/behaviour.md, "Languages"). */
import type * as z from 'zod';
import { choicesIn } from '../../lib/interpolate';
import { type FieldPath, formatPath, textsOf } from '../schema';
import { languageOf, sourceFileFor } from '../translation/languageFolders';
import { fingerprintOf, matchingTexts, translatedTexts } from '../translation/translatable';
import { mergeTranslation } from '../translation/translateFile';
import { type Content, type Document, problemAt } from './document';
import { fileProblem, type Problem } from './problem';

/** Returns the fields with texts. A list of texts is one field, because its length may differ between languages. */
const textFields = (value: unknown): Map<string, FieldPath> =>
  new Map(
    textsOf(value)
      .map(([path]) => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path))
      .map((path) => [formatPath(path), path]),
  );

/** Compares a translation with its English document: the same texts, and lists of the same length. */
function compare(translation: Document, english: Document, texts: z.ZodObject): Problem[] {
  const { $schema, english: mark, ...data } = Object(translation.parsed.data) as Record<string, unknown>;
  const wanted = textFields(matchingTexts(texts, english.parsed.data, english.parsed.data));
  const found = textFields(data);
  const missing = [...wanted].filter(([field]) => !found.has(field));
  const superfluous = [...found].filter(([field]) => !wanted.has(field));
  const place = `content/${english.file}`;
  const isCompared = mark === fingerprintOf(texts, english.parsed.data, english.parsed.body?.text);
  return [
    ...missing.map(([, path]) =>
      problemAt(translation, path, 'is missing', `translate ${place}:${english.parsed.lineOf(path)}`),
    ),
    ...superfluous.map(([, path]) =>
      problemAt(translation, path, 'has no English text', `remove it, or add it to ${place}`),
    ),
    ...brokenRules(translation, english, data),
    ...incompleteChoices(translation),
    ...(isCompared
      ? []
      : [
          fileProblem(
            translation.file,
            'file',
            'is not compared with the present English texts',
            `compare it with ${place}, then mark it as compared on the editor screen, or run npm run content:translated`,
            'warning',
          ),
        ]),
  ];
}

/** Reports texts that do not fit each other: the quote of a testimonial is one of its sentences. */
function brokenRules(translation: Document, english: Document, data: Record<string, unknown>): Problem[] {
  const { schema } = english.type;
  const issues = schema.safeParse(mergeTranslation(english.parsed.data, data)).error?.issues ?? [];
  return issues.flatMap(({ code, path: [key, ...rest], message }) => {
    const field = String(key);
    // The check of the shape reports a text that is wrong on its own.
    const isOfRule = field in data && schema.shape[field]?.safeParse(data[field]).success;
    if (code !== 'custom' || rest.length > 0 || !isOfRule) return [];
    const [problem = '', remedy = ''] = message.split('; ');
    return [problemAt(translation, [field], problem, remedy)];
  });
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
export function checkTranslations({
  translations,
  documents,
}: Pick<Content, 'translations' | 'documents'>): Problem[] {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return translations.flatMap((translation) => {
    const english = byFile.get(sourceFileFor(translation.file));
    const texts = english && translatedTexts(english.type.schema);
    return english && texts ? compare(translation, english, texts) : [];
  });
}

/** Compares translations with their English documents (docs/behaviour.md, "Languages"). */
import type * as z from 'zod';
import { choicesIn } from '../../lib/interpolate';
import { type FieldPath, formatPath, schemaAt, textsOf } from '../model/schema';
import { type Content, type Document, documentAt, problemAt } from '../read/document';
import { fileProblem, type Problem } from '../read/problem';
import { languageOf, sourceFileFor } from '../translation/languageFolders';
import { fingerprintOf, matchingTexts, translatedTexts } from '../translation/translatable';

/** Returns the fields with texts. A list of texts is one field, because its length may differ between languages. */
const textFields = (value: unknown): Map<string, FieldPath> =>
  new Map(
    textsOf(value)
      .map(([path]) => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path))
      .map((path) => [formatPath(path), path]),
  );

/** Compares a translation with its English document: the same texts, and lists of the same length. */
function compare(translation: Document, english: Document, texts: z.ZodObject): Problem[] {
  const {
    $schema,
    english: comparedWith,
    ...data
  } = Object(translation.parsed.data) as Record<string, unknown>;
  const source = english.parsed.data;
  const place = `content/${english.file}`;
  const wanted = textFields(matchingTexts(texts, source, source));
  const found = textFields(data);
  const problems = incompleteChoices(translation);
  for (const [field, path] of wanted)
    if (!found.has(field)) {
      const remedy = `translate ${place}:${english.parsed.lineOf(path)}`;
      problems.push(problemAt(translation, path, 'is missing', remedy));
    }
  // A field that does not exist is reported as such. Without a valid English document, it is not known what is right.
  const { schema } = translation.type;
  const isComparable = english.type.schema.safeParse(source).success;
  for (const [field, path] of found)
    if (!wanted.has(field) && isComparable && schemaAt(schema, path)) {
      const remedy = `remove it, or add it to ${place}`;
      problems.push(problemAt(translation, path, 'has no English text', remedy));
    }
  if (comparedWith !== fingerprintOf(texts, source, english.parsed.body?.text)) {
    const message = 'is not compared with the present English texts';
    const remedy = `compare it with ${place}, then mark it as compared on the editor screen, or run npm run content:translated`;
    problems.push(fileProblem(translation.file, 'file', message, remedy, 'warning'));
  }
  return problems;
}

/** More things than any text counts. French has a plural form that only millions need. */
const COUNTED = 1000;

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
export const checkTranslations = ({ translations, documents }: Content): Problem[] =>
  translations.flatMap((translation) => {
    const english = documentAt(documents, sourceFileFor(translation.file));
    const texts = english && translatedTexts(english.type.schema);
    return texts ? compare(translation, english, texts) : [];
  });

/** Checks the translations of documents (docs/behaviour.md, "Languages"). */
import type * as z from 'zod';
import { choicesIn } from '../../interpolate';
import { catalogues } from '../catalogues';
import { fileTypeOf } from '../collections';
import { languages as languagesDocument } from '../documents/languages';
import { terms as termsDocument } from '../documents/terms';
import { isDrawing, isPhotograph } from '../pictures';
import { type FieldPath, formatPath, textsOf, valueAt } from '../schema';
import { languageOf, sourceFileFor, TERMS_FILE } from '../translation/languageFolders';
import { holesOf, needsTerm, patternOf } from '../translation/terms';
import {
  bodyMark,
  factFields,
  fingerprintOf,
  type SourceText,
  sourceTexts,
  translatedTexts,
} from '../translation/translatable';
import { type Document, problemAt } from './document';
import { type Flaw, fileProblem, finding, nearest, type Problem } from './problem';

const isEntryFile = (file: string): boolean => catalogues.some(({ folder }) => file.startsWith(`${folder}/`));

const isPicture = (file: string): boolean => isPhotograph(file) || isDrawing(file);

const sameLanguage = (file: string) => (other: Document) => languageOf(other.file) === languageOf(file);

/** The documents that a language needs: without them its pages would have English menus, or no home page. */
const NEEDED = ['navigation.json', 'site.json', 'sections/error.json', 'pages/home.json'];

const CATALOGUE_SECTIONS = ['sections/catalogue.json', 'sections/get-in-touch.json'];

/**
 * Documents whose texts are on the pages of other documents, by the file or folder of the latter. The home page leaves out
 * sections that are not translated.
 */
const SHOWN_ON: Readonly<Record<string, readonly string[]>> = {
  'pages/about.json': ['sections/about.json', 'sections/counters.json'],
  'pages/contact.json': ['sections/route.json'],
  'pages/pulses-products.json': CATALOGUE_SECTIONS,
  'pages/textiles.json': CATALOGUE_SECTIONS,
  'business-areas/': ['sections/coming-soon.json', 'sections/route.json'],
  'blog/': ['pages/blog.json'],
  ...Object.fromEntries(catalogues.map(({ folder }) => [`${folder}/`, CATALOGUE_SECTIONS])),
};

/** Returns the group of an entry, such as `product-groups/pulses.json`. */
function groupOf(file: string): string[] {
  const fileType = fileTypeOf(file);
  return fileType && 'group' in fileType ? [`${fileType.type.groupedBy}/${fileType.group}.json`] : [];
}

/** Returns the English files of the documents whose texts are on the page of a document. */
const shownWith = (file: string): string[] => [
  ...Object.entries(SHOWN_ON).flatMap(([place, files]) => (file.startsWith(place) ? files : [])),
  ...groupOf(file),
];

/** Reports translated documents on whose pages other documents would be in English. */
export function checkShownTogether(translations: readonly Document[]): Problem[] {
  const files = new Set(translations.map(({ file }) => file));
  return translations.flatMap((translation) => {
    const language = languageOf(translation.file);
    const missing = shownWith(sourceFileFor(translation.file)).filter(
      (file) => !files.has(`${language}/${file}`),
    );
    return missing.map((file) =>
      fileProblem(
        translation.file,
        'file',
        `has a page with texts of content/${file}, which is not translated`,
        `add content/${language}/${file}`,
      ),
    );
  });
}

/** Reports languages that lack the documents which all their pages need. */
export function checkLanguages(documents: readonly Document[], files: readonly string[]): Problem[] {
  const list = documents.find(({ file }) => file === 'languages.json');
  const { data } = languagesDocument.safeParse(list?.parsed.data);
  if (!list || !data) return [];
  return data.languages.flatMap(({ code }, index) => {
    const missing = NEEDED.filter((file) => !files.includes(`${code}/${file}`));
    if (missing.length === 0) return [];
    const names = missing.map((file) => `content/${code}/${file}`).join(', ');
    return [problemAt(list, ['languages', index], ['has no menus, facts or home page', `add ${names}`])];
  });
}

/**
 * Reports folders of languages that `languages.json` does not have, and translations of documents and pictures that do
 * not exist in English.
 */
export function checkTranslatedFiles(
  documents: readonly Document[],
  files: readonly string[],
  englishFiles: readonly string[],
): Problem[] {
  const pictures = new Set(englishFiles.filter(isPicture));
  const list = documents.find(({ file }) => file === 'languages.json');
  const { data } = languagesDocument.safeParse(list?.parsed.data);
  const codes = data?.languages.map(({ code }) => code);
  const sources = new Set(documents.map(({ file }) => file));
  return files.flatMap((file): Problem[] => {
    const language = languageOf(file);
    if (language === undefined) return [];
    if (codes && !codes.includes(language))
      return [
        fileProblem(
          file,
          'file',
          `is in the folder "${language}", which is not a language of content/languages.json`,
          'add the language there, or move the file',
        ),
      ];
    const source = sourceFileFor(file);
    const type = fileTypeOf(source)?.type;
    if (type && !translatedTexts(type.schema))
      return [fileProblem(file, 'file', 'has nothing to translate', 'remove it')];
    if (source === TERMS_FILE || sources.has(source) || (isPicture(source) && pictures.has(source)))
      return [];
    const guess = nearest(source, isPicture(source) ? [...pictures] : [...sources]);
    return [
      fileProblem(
        file,
        'file',
        `translates content/${source}, which does not exist`,
        guess ? `did you mean content/${language}/${guess}?` : 'rename it, or remove it',
      ),
    ];
  });
}

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
      return [problemAt(translation, text.path, ['is missing', `translate ${at(text)}`])];
    // One warning is enough for a file without marks, because all its texts are marked together.
    if (marks ? marks.includes(fingerprintOf(text)) : index > 0) return [];
    return [
      problemAt(translation, text.path, [
        marks ? OUT_OF_DATE : 'is not compared with the English text yet',
        compareWith(at(text)),
        'warning',
      ]),
    ];
  });
  const known = new Set(source.map(({ path }) => formatPath(path)));
  const isKnown = (path: FieldPath) =>
    path.some((_, index) => known.has(formatPath(path.slice(0, path.length - index))));
  const more = textsOf(data)
    .filter(([path]) => !['$schema', 'english'].includes(String(path[0])) && !isKnown(path))
    .map(([path]) =>
      problemAt(translation, path, [
        'has no English text',
        `remove it, or add it to content/${english.file}`,
      ]),
    );
  const [body, englishBody] = [translation.parsed.body, english.parsed.body];
  const isBodyOutdated = body && englishBody && marks && !marks.includes(bodyMark(englishBody.text));
  return [
    ...problems,
    ...(isBodyOutdated
      ? [
          {
            file: translation.file,
            ...finding(body.line, 'article', [OUT_OF_DATE, compareWith(place(englishBody.line)), 'warning']),
          },
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
      return [problemAt(translation, path, [`lacks forms of {${name}, plural, …}`, `add ${forms}`])];
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

interface Fact {
  value: string;
  pattern: string;
  document: Document;
  path: FieldPath;
}

/** Returns the different facts in the entries of all catalogues that need a term. */
function factsIn(documents: readonly Document[]): Fact[] {
  const facts = new Map<string, Fact>();
  for (const document of documents) {
    const catalogue = catalogues.find(({ entry }) => entry.schema === document.type.schema);
    if (!catalogue) continue;
    for (const key of factFields(catalogue.entry.schema))
      for (const [path, value] of textsOf(valueAt(document.parsed.data, [key]), [key])) {
        if (needsTerm(value) && !facts.has(value))
          facts.set(value, { value, pattern: patternOf(value), document, path });
      }
  }
  return [...facts.values()];
}

/** The figures of a term are the holes in its English value, or the figures themselves. */
const sameFigures = (english: string, text: string): boolean =>
  holesOf(english).join() === holesOf(text).join();

/** Reports facts without a term in a language with translated entries. */
function missingTerms(document: Document, facts: readonly Fact[], known: ReadonlySet<string>): Problem[] {
  const reported = new Set<string>();
  return facts.flatMap(({ value, pattern, document: { file, parsed }, path }) => {
    if (known.has(value) || known.has(pattern) || reported.has(pattern)) return [];
    reported.add(pattern);
    const place = `content/${file}:${parsed.lineOf(path)}`;
    return [
      problemAt(document, ['terms'], [`have no translation of "${pattern}"`, `add it; it is in ${place}`]),
    ];
  });
}

/** Checks `terms.json` of each language: all facts, with their figures, and nothing else. */
export function checkTerms(translations: readonly Document[], documents: readonly Document[]): Problem[] {
  const facts = factsIn(documents);
  const values = new Set(facts.flatMap(({ value, pattern }) => [value, pattern]));
  return translations.flatMap((document) => {
    if (sourceFileFor(document.file) !== TERMS_FILE) return [];
    const { data } = termsDocument.safeParse(document.parsed.data);
    if (!data) return [];
    const isNeeded = translations
      .filter(sameLanguage(document.file))
      .some(({ file }) => isEntryFile(sourceFileFor(file)));
    const known = new Set(data.terms.map(({ english }) => english));
    const problem = (index: number, field: 'english' | 'text', flaw: Flaw) => [
      problemAt(document, ['terms', index, field], flaw),
    ];
    return [
      ...(isNeeded ? missingTerms(document, facts, known) : []),
      ...data.terms.flatMap(({ english, text }, index): Problem[] => {
        if (!values.has(english))
          return problem(index, 'english', [
            'is not a value of a product or fiber any more',
            'remove the term',
            'warning',
          ]);
        if (sameFigures(english, text)) return [];
        const holes = holesOf(english).map((hole) => `{${hole}}`);
        return problem(index, 'text', [
          'does not have the same figures as the English value',
          holes.length > 0 ? `write each of ${holes.join(', ')} once` : 'write it without {1}',
        ]);
      }),
    ];
  });
}

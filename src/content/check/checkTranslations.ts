/** Checks translations (docs/behaviour.md, "Languages"). English texts in place of missing ones are no errors. */
import { choicesIn } from '../../lib/interpolate';
import { LANGUAGES_FILE } from '../collections';
import { languages as languagesDocument, terms as termsDocument } from '../documents/languages';
import { textsOf } from '../model/schema';
import { type Content, type Document, documentAt, placeOf, problemAt } from '../read/document';
import { fileProblem, type Problem } from '../read/problem';
import { languageOf, TERMS_FILE } from '../translation/languageFolders';
import { holesOf } from '../translation/terms';
import { compareTranslations } from './compareTranslations';

/** Returns the codes of the languages in the order of `languages.json`. */
export const languagesIn = (documents: readonly Document[]): string[] =>
  languagesDocument
    .safeParse(documentAt(documents, LANGUAGES_FILE)?.parsed.data)
    .data?.languages.map(({ code }) => code) ?? [];

const nameOf = (code: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

const SUMMARY = [
  ['missing', 'text is shown in English', 'texts are shown in English'],
  ['unused', 'translation is of no use', 'translations are of no use'],
  ['outdated', 'file is not compared', 'files are not compared'],
] as const;

/** Reports in one line how the translations of a language differ from English. */
function summary(content: Content, code: string, index: number): Problem[] {
  const found = compareTranslations(content, code);
  const parts = SUMMARY.flatMap(([kind, one, more]) => {
    const count = found.filter((each) => each.kind === kind).length;
    return count > 0 ? [`${count} ${count === 1 ? one : more}`] : [];
  });
  if (parts.length === 0) return [];
  const remedy = 'npm run content:translated -- --list shows where, and --tidy removes what is of no use';
  const list = documentAt(content.documents, LANGUAGES_FILE) as Document;
  const { line } = placeOf(list, ['languages', index, 'code']);
  return [{ ...fileProblem(LANGUAGES_FILE, nameOf(code), parts.join(', '), remedy, 'warning'), line }];
}

/** Reports differences from English, and folders of languages that are not published. */
export function checkLanguages(content: Content): Problem[] {
  if (!documentAt(content.documents, LANGUAGES_FILE)) return [];
  const codes = languagesIn(content.documents);
  const folders = new Set([...content.files].flatMap((file) => languageOf(file) ?? []));
  const others = [...folders].filter((folder) => !codes.includes(folder));
  const message = `is not a language of content/${LANGUAGES_FILE}, so it is not published`;
  const hasAllLanguages = Intl.DateTimeFormat.supportedLocalesOf(['ar', 'fr']).length === 2;
  if (codes.length > 0 && !hasAllLanguages)
    return [
      fileProblem(
        LANGUAGES_FILE,
        'languages',
        'need dates and numbers that this Node.js does not know, because it is built for English only',
        'install Node.js from https://nodejs.org, or on Alpine the package icu-data-full',
      ),
    ];
  return [
    ...codes.flatMap((code, index) => summary(content, code, index)),
    ...others.map((folder) =>
      fileProblem(folder, 'folder', message, 'add the language there, or remove the folder', 'warning'),
    ),
  ];
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

/** Reports terms whose translation has other figures. */
function wrongFigures(document: Document): Problem[] {
  if (!document.file.endsWith(`/${TERMS_FILE}`)) return [];
  const { terms = [] } = termsDocument.safeParse(document.parsed.data).data ?? {};
  return terms.flatMap(({ english, text }, index) => {
    if (holesOf(english).join() === holesOf(text).join()) return [];
    const message = 'does not have the same figures as the English value';
    const remedy = `write the same of {1}, {2} and so on as in "${english}"`;
    return problemAt(document, ['terms', index, 'text'], message, remedy);
  });
}

/** Reports what would be wrong on pages: missing plural forms, and other figures than in English. */
export const checkTranslations = ({ translations }: Content): Problem[] =>
  translations.flatMap((translation) => [...incompleteChoices(translation), ...wrongFigures(translation)]);

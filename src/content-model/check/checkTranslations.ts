/** Checks translations (docs/behaviour.md, "Languages"). Missing texts are warnings. */
import { choicesIn } from '../../lib/interpolate';
import { folderOf, isParent, LANGUAGES_FILE } from '../collections';
import { terms as termsDocument } from '../documents/languages';
import { textsOf } from '../model/schema';
import { type Content, type Document, documentAt, placeOf, problemAt, type Source } from '../read/document';
import { fileProblem, type Problem, problem } from '../read/problem';
import { languageOf, TERMS_FILE } from '../translation/languageFolders';
import { placeholdersIn } from '../translation/terms';
import { translatedTexts } from '../translation/translatable';
import { compareTranslations } from './compareTranslations';

const nameOf = (code: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

const SUMMARY = [
  ['untranslated', 'value of entries is in English', 'values of entries are in English'],
  ['unused', 'translation is of no use', 'translations are of no use'],
  ['outdated', 'file is not compared', 'files are not compared'],
] as const;

/** Reports how the translations of a language differ from English: missing texts one by one, the others in one line. */
function differences(content: Content, code: string, index: number): Problem[] {
  const found = compareTranslations(content, code);
  const missing = found.filter(({ kind }) => kind === 'missing');
  const parts = SUMMARY.flatMap(([kind, one, more]) => {
    const count = found.filter((each) => each.kind === kind).length;
    return count > 0 ? [`${count} ${count === 1 ? one : more}`] : [];
  });
  if (parts.length === 0) return missing;
  const remedy = 'npm run content:translated -- --list shows where, and --tidy removes what is of no use';
  const list = documentAt(content.documents, LANGUAGES_FILE) as Document;
  const place = { ...placeOf(list, ['languages', index, 'code']), field: nameOf(code) };
  return [...missing, problem(place, parts.join(', '), remedy, 'warning')];
}

/** Counts the entries of each list that a language does not show. A firm may want it so, so the check does not report it. */
export function countUntranslated({ documents, files, languages }: Source): Problem[] {
  const entries = documents.filter(
    ({ type }) => type.kind === 'collection' && !isParent(type) && translatedTexts(type.schema),
  );
  const listOf = ({ file }: Document) => folderOf(file).split('/', 2).join('/');
  return languages.flatMap(({ code }) =>
    [...new Set(entries.map(listOf))].flatMap((list) => {
      const all = entries.filter((entry) => listOf(entry) === list);
      const absent = all.filter(({ file }) => !files.has(`${code}/${file}`)).length;
      const message = `${absent} of ${all.length} entries are not in ${nameOf(code)}`;
      const remedy = 'translate those that visitors need in this language';
      return absent > 0 ? fileProblem(`${code}/${list}`, 'folder', message, remedy, 'warning') : [];
    }),
  );
}

/** Reports differences from English, and folders of languages that are not published. */
export function checkLanguages(content: Content): Problem[] {
  if (!documentAt(content.documents, LANGUAGES_FILE)) return [];
  const codes = content.languages.map(({ code }) => code);
  const folders = new Set([...content.files].flatMap((file) => languageOf(file) ?? []));
  const others = [...folders].filter((folder) => !codes.includes(folder));
  const message = `is not a language of content/${LANGUAGES_FILE}, so it is not published`;
  const hasAllLanguages = Intl.DateTimeFormat.supportedLocalesOf(['ar', 'fr']).length === 2;
  if (codes.length > 0 && !hasAllLanguages) {
    const lack =
      'need dates and numbers that this Node.js does not know, because it is built for English only';
    const remedy = 'install Node.js from https://nodejs.org, or on Alpine the package icu-data-full';
    return [fileProblem(LANGUAGES_FILE, 'languages', lack, remedy)];
  }
  return [
    ...codes.flatMap((code, index) => differences(content, code, index)),
    ...others.map((folder) =>
      fileProblem(folder, 'folder', message, 'add the language there, or remove the folder', 'warning'),
    ),
  ];
}

/** More things than any text counts. French has a plural form that only millions need. */
const COUNTED = 1000;

function pluralCategories(language: string | undefined): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)))];
}

function incompleteChoices(translation: Document): Problem[] {
  return textsOf(translation.parsed.data).flatMap(([path, text]) =>
    choicesIn(text).flatMap(({ name, categories }) => {
      const needed = pluralCategories(languageOf(translation.file));
      const missing = needed.filter((category) => !categories.includes(category));
      if (missing.length === 0) return [];
      const forms = missing.map((category) => `${category} {…}`).join(' ');
      return [problemAt(translation, path, `lacks forms of {${name}, plural, …}`, `add ${forms}`)];
    }),
  );
}

function wrongFigures(document: Document): Problem[] {
  if (!document.file.endsWith(`/${TERMS_FILE}`)) return [];
  const { terms = [] } = termsDocument.safeParse(document.parsed.data).data ?? {};
  return terms.flatMap(({ english, text }, index) => {
    if (placeholdersIn(english).join() === placeholdersIn(text).join()) return [];
    const message = 'does not have the same figures as the English value';
    const remedy = `write the same of {1}, {2} and so on as in "${english}"`;
    return problemAt(document, ['terms', index, 'text'], message, remedy);
  });
}

export const checkTranslations = ({ translations }: Content): Problem[] =>
  translations.flatMap((translation) => [...incompleteChoices(translation), ...wrongFigures(translation)]);

/** Checks which documents of a language are translated (docs/behaviour.md, "Languages"). */
import { fileTypeOf, LANGUAGES_FILE } from '../collections';
import { languages as languagesDocument } from '../documents/languages';
import { isPicture } from '../model/pictures';
import { pageDocument } from '../published';
import { type Content, documentAt } from '../read/document';
import { fileProblem, nearest, type Problem, type ProblemTexts } from '../read/problem';
import {
  LAYOUT_DOCUMENTS,
  languageOf,
  shownWith,
  sourceFileFor,
  TERMS_FILE,
} from '../translation/languageFolders';
import { translatedTexts } from '../translation/translatable';

/** The documents that a language needs: without them its pages would have English menus, or no home page. */
const NEEDED = [...Object.values(LAYOUT_DOCUMENTS), pageDocument('/')];

/** Reports documents without which the pages of a language would be missing or have English texts. */
function missingIn(language: string, files: readonly string[]): Problem[] {
  const shown = files.filter((file) => languageOf(file) === language).map(sourceFileFor);
  const needed = new Map<string, string>();
  for (const file of shown)
    for (const each of shownWith(file))
      needed.set(each, `pages show its texts with content/${language}/${file}`);
  for (const each of NEEDED) needed.set(each, 'each language needs it');
  return [...needed]
    .filter(([file]) => !shown.includes(file))
    .map(([file, reason]) => {
      const remedy = `create it as the translation of content/${file}`;
      return fileProblem(`${language}/${file}`, 'file', `is missing, but ${reason}`, remedy);
    });
}

function misplaced(file: string, codes: readonly string[], englishFiles: readonly string[]): Problem[] {
  const report = (...texts: ProblemTexts) => [fileProblem(file, 'file', ...texts)];
  const language = languageOf(file) ?? '';
  if (!codes.includes(language))
    return report(
      `is in the folder "${language}", which is not a language of content/${LANGUAGES_FILE}`,
      'add the language there, or move the file',
    );
  const source = sourceFileFor(file);
  const type = fileTypeOf(source)?.type;
  if (type && !translatedTexts(type.schema)) return report('has nothing to translate', 'remove it');
  if (source === TERMS_FILE) return [];
  const sources = englishFiles.filter((each) => isPicture(each) === isPicture(source));
  if (sources.includes(source)) return [];
  const guess = nearest(source, sources);
  const remedy = guess ? `did you mean content/${language}/${guess}?` : 'rename it, or remove it';
  return report(`translates content/${source}, which does not exist`, remedy);
}

export function checkTranslatedFiles({ documents, files }: Pick<Content, 'documents' | 'files'>): Problem[] {
  const list = documentAt(documents, LANGUAGES_FILE);
  const { data } = languagesDocument.safeParse(list?.parsed.data);
  if (!data) return [];
  const codes = data.languages.map(({ code }) => code);
  const translated = [...files].filter((file) => languageOf(file));
  const english = [...files].filter((file) => !languageOf(file));
  return [
    ...codes.flatMap((code) => missingIn(code, translated)),
    ...translated.flatMap((file) => misplaced(file, codes, english)),
  ];
}

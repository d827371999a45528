/** Checks which documents of a language are translated (docs/behaviour.md, "Languages"). */
import { fileTypeOf } from '../collections';
import { languages as languagesDocument } from '../documents/languages';
import { isDrawing, isPhotograph } from '../pictures';
import { languageOf, sourceFileFor, TERMS_FILE } from '../translation/languageFolders';
import { LAYOUT_DOCUMENTS, pageDocument, shownWith } from '../translation/pageDocuments';
import { translatedTexts } from '../translation/translatable';
import { type Document, problemAt } from './document';
import { fileProblem, nearest, type Problem } from './problem';

const isPicture = (file: string): boolean => isPhotograph(file) || isDrawing(file);

/** The documents that a language needs: without them its pages would have English menus, or no home page. */
const NEEDED = [...Object.values(LAYOUT_DOCUMENTS), pageDocument('/')];

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

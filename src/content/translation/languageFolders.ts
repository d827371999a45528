/**
 * Translations are in a folder of their language: `ar/products/pulses/toor-dal.json`. A page exists in a language if its
 * document is translated (docs/behaviour.md, "Languages").
 */
import { SITE_FILE } from '../collections';
import { LANGUAGE_CODE } from '../documents/languages';

const LANGUAGE_FOLDER = new RegExp(`^(${LANGUAGE_CODE})/(.+)$`);

function partsOf(file: string): { language?: string; source: string } {
  const [, language, source = file] = LANGUAGE_FOLDER.exec(file) ?? [];
  return { language, source };
}

/** Returns the language of a file of the content folder. Undefined if the file is English. */
export const languageOf = (file: string): string | undefined => partsOf(file).language;

/** Returns the English file of a translation: `products/pulses/toor-dal.json`. Other paths are not changed. */
export const sourceFileFor = (file: string): string => partsOf(file).source;

/** Whether a file has texts in another language, which are a document only together with the English file. */
export const isTranslation = (file: string): boolean =>
  languageOf(file) !== undefined && /\.(json|md)$/.test(file);

/** The values of catalogue entries in the folder of a language. It has no English file. */
export const TERMS_FILE = 'terms.json';

/** The documents with texts on every page, by their names in `useSiteData`. */
export const LAYOUT_DOCUMENTS = {
  navigation: 'navigation.json',
  site: SITE_FILE,
  error: 'sections/error.json',
} as const;

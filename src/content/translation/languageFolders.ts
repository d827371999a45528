/**
 * Translations are in a folder of their language: `ar/products/pulses/toor-dal.json`. A page exists in a language if its
 * document is translated (docs/behaviour.md, "Languages").
 */
import { LANGUAGE_CODE } from '../documents/languages';

const LANGUAGE_FOLDER = new RegExp(`^(${LANGUAGE_CODE})/(.+)$`);

/** Returns the language of a file of the content folder. Undefined if the file is English. */
export const languageOf = (file: string): string | undefined => LANGUAGE_FOLDER.exec(file)?.[1];

/** Returns the English file of a translation: `products/pulses/toor-dal.json`. Other paths are not changed. */
export const sourceFileFor = (file: string): string => LANGUAGE_FOLDER.exec(file)?.[2] ?? file;

/** Whether a file has texts in another language, which are a document only together with the English file. */
export const isTranslation = (file: string): boolean =>
  languageOf(file) !== undefined && /\.(json|md)$/.test(file);

/** The values of catalogue entries in the folder of a language. It has no English file. */
export const TERMS_FILE = 'terms.json';

/** Translations are in a folder of their language: `ar/products/pulses/toor-dal.json`. */
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { LANGUAGE_CODE } from '../documents/languages';

const LANGUAGE_FOLDER = new RegExp(`^(${LANGUAGE_CODE})/(.+)$`);

export const languageOf = (file: string): string | undefined => LANGUAGE_FOLDER.exec(file)?.[1];

/** Returns the English file of a translation: `products/pulses/toor-dal.json`. Other paths are not changed. */
export const sourceFileFor = (file: string): string => LANGUAGE_FOLDER.exec(file)?.[2] ?? file;

/** Returns the path of a document in a language, which identifies the document. */
export const localFile = (file: string, language: string): string =>
  language === SOURCE_LANGUAGE ? file : `${language}/${file}`;

/** The values of catalogue entries in the folder of a language. It has no English file. */
export const TERMS_FILE = 'terms.json';

/** Translations are in a folder of their language: `ar/products/pulses/toor-dal.json`. */

/** The folder of a language: two or three letters, unlike the folders of English content. */
const LANGUAGE_FOLDER = /^([a-z]{2,3}(?:-[a-z]{2,4})?)\/(.+)$/;

/** Returns the language of a file of the content folder. Undefined if the file is English or a picture. */
export function languageOf(file: string): string | undefined {
  const [, folder] = LANGUAGE_FOLDER.exec(file) ?? [];
  return folder;
}

/** Returns the English file of a translation: `products/pulses/toor-dal.json`. Other paths are not changed. */
export const sourceFileFor = (file: string): string => LANGUAGE_FOLDER.exec(file)?.[2] ?? file;

/** The values of products and fibers in the folder of a language. It has no English file. */
export const TERMS_FILE = 'terms.json';

/**
 * Translations are in a folder of their language, such as `ar/products/pulses/toor-dal.json`. Their types have only the texts
 * of the English document type.
 */
import * as z from 'zod';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { type DocumentType, type EntryTypes, single, typeOf } from '../collections';
import { LANGUAGE_CODE, terms } from '../documents/languages';
import { commonFields } from '../model/fields';
import { translatedTexts } from './translatable';

const LANGUAGE_FOLDER = new RegExp(`^(${LANGUAGE_CODE})/(.+)$`);

export const languageOf = (file: string): string | undefined => LANGUAGE_FOLDER.exec(file)?.[1];

/** Returns the English file of a translation: `products/pulses/toor-dal.json`. Other paths are not changed. */
export const sourceFileFor = (file: string): string => LANGUAGE_FOLDER.exec(file)?.[2] ?? file;

/** Returns the path of a document in a language, which identifies the document. */
export const localFile = (file: string, language: string): string =>
  language === SOURCE_LANGUAGE ? file : `${language}/${file}`;

/** The values of catalogue entries in the folder of a language. It has no English file. */
export const TERMS_FILE = 'terms.json';

export const termsType = single(TERMS_FILE, 'Terms', terms, false);

export function translationType(type: DocumentType): DocumentType | undefined {
  const texts = translatedTexts(type.schema);
  if (!texts) return undefined;
  const schema = z.strictObject({
    $schema: commonFields.$schema,
    ...texts.shape,
    english: z
      .string()
      .optional()
      .describe(
        'A mark of the English document with which this translation was compared. The editor screen and `npm run content:translated` write it.',
      ),
  });
  return { ...type, graphqlType: `${type.graphqlType}Translation`, schema };
}

/** Returns the type of a document or translation. */
export function documentTypeOf(file: string, entryTypes?: EntryTypes): DocumentType | undefined {
  if (!languageOf(file)) return typeOf(file, entryTypes);
  const source = sourceFileFor(file);
  if (source === TERMS_FILE) return termsType;
  const type = typeOf(source);
  return type && translationType(type);
}

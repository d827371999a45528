/** The document types of translations, which have only the texts of the English document type. */
import * as z from 'zod';
import { type DocumentType, type EntryTypes, single, typeOf } from '../collections';
import { terms } from '../documents/languages';
import { commonFields } from '../model/fields';
import { languageOf, sourceFileFor, TERMS_FILE } from './languageFolders';
import { translatedTexts } from './translatable';

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

import { type FileType, fileTypeOf } from '../collections';
import { terms } from '../documents/terms';
import { languageOf, sourceFileFor, TERMS_FILE } from './languageFolders';
import { translationSchema } from './translatable';

/** The type of `terms.json` in the folder of a language. */
export const termsType = {
  kind: 'single',
  file: TERMS_FILE,
  graphqlType: 'Terms',
  schema: terms,
  format: 'json',
} as const;

/** Returns the type of the translations of a document type. Undefined if there is nothing to translate. */
export function translationOf<Type extends FileType['type']>(type: Type): Type | undefined {
  const schema = translationSchema(type.schema);
  return schema && { ...type, graphqlType: `${type.graphqlType}Translation`, schema };
}

/** Returns the document type of a file, in English or translated. Undefined if there is nothing to translate. */
export function documentTypeOf(file: string): FileType | undefined {
  if (!languageOf(file)) return fileTypeOf(file);
  const source = sourceFileFor(file);
  if (source === TERMS_FILE) return { type: termsType };
  const fileType = fileTypeOf(source);
  const type = fileType && translationOf(fileType.type);
  return type && ({ ...fileType, type } as FileType);
}

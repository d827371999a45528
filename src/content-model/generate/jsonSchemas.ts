/** The paths of the JSON Schemas of content files. The editor screen uses them, too. */
import { type DocumentType, type EntryTypes, seenFrom } from '../collections';
import { documentTypeOf } from '../translation/languageFolders';

export const SCHEMA_FOLDER = '.schemas';

/** Returns the name of the schema file of a document type: `business-area.json` for the GraphQL type `BusinessArea`. */
export function schemaFile(type: DocumentType): string {
  const { schemaName, graphqlType } = { schemaName: undefined, ...type };
  return `${schemaName ?? graphqlType.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.json`;
}

/** Returns the path of the schema of a document type, relative to the document `file`. */
export const schemaPath = (file: string, type: DocumentType): string =>
  seenFrom(file, `${SCHEMA_FOLDER}/${schemaFile(type)}`);

export function schemaPathOf(file: string, entryTypes?: EntryTypes): string | undefined {
  const type = documentTypeOf(file, entryTypes);
  return type?.format === 'json' ? schemaPath(file, type) : undefined;
}

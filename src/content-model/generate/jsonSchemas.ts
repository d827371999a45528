/** The paths of the JSON Schemas of content files. The editor screen uses them, too. */
import { type DocumentType, seenFrom } from '../collections';
import { documentTypeOf } from '../translation/translationTypes';

export const SCHEMA_FOLDER = '.schemas';

/** Converts the name of a GraphQL type to the name of its schema file: `BusinessArea` becomes `business-area.json`. */
export const schemaFile = (type: string): string =>
  `${type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.json`;

/** Returns the path of the schema of a document type, relative to the document `file`. */
export const schemaPath = (file: string, { graphqlType }: DocumentType): string =>
  seenFrom(file, `${SCHEMA_FOLDER}/${schemaFile(graphqlType)}`);

export function schemaPathOf(file: string): string | undefined {
  const type = documentTypeOf(file)?.type;
  return type?.format === 'json' ? schemaPath(file, type) : undefined;
}

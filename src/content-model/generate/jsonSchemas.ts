/** Generates JSON Schemas from the content model. With them VS Code completes and validates content files. */
import * as z from 'zod';
import { collections, singles } from '../collections';

/** The folder of the schemas, relative to `content/`. */
export const SCHEMA_FOLDER = '.schemas';

/** The name of a type's schema file: `BusinessArea` gives `business-area.json`. */
export const schemaFile = (type: string): string =>
  `${type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.json`;

/** The schemas of all JSON documents: their texts by path, relative to `content/`. */
export function printJsonSchemas(): Map<string, string> {
  const documents = [...collections, ...singles].filter(({ format }) => format === 'json');
  return new Map(
    documents.map(({ graphqlType, schema }) => [
      `${SCHEMA_FOLDER}/${schemaFile(graphqlType)}`,
      // VS Code supports draft 7 completely, later drafts only in part.
      `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`,
    ]),
  );
}

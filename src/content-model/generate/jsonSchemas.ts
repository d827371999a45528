/** Generates JSON Schemas from the content model. VS Code uses them to complete and validate content files. */
import * as z from 'zod';
import { collections, singles } from '../collections';

export const SCHEMA_FOLDER = '.schemas';

/** Converts the name of a GraphQL type to the name of its schema file: `BusinessArea` becomes `business-area.json`. */
export const schemaFile = (type: string): string =>
  `${type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.json`;

export function printJsonSchemas(): Map<string, string> {
  const documents = [...collections, ...singles].filter(({ format }) => format === 'json');
  return new Map(
    documents.map(({ graphqlType, schema }) => [
      `${SCHEMA_FOLDER}/${schemaFile(graphqlType)}`,
      // VS Code supports draft 7 completely, but later drafts only partially.
      `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`,
    ]),
  );
}

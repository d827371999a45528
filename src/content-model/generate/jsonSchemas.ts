/** Prints the content model as JSON Schemas, with which editors complete and mark fields while typing. */
import * as z from 'zod';
import { collections, singles } from '../collections';

/** Where the schemas lie, seen from `content/`. */
export const SCHEMA_FOLDER = '.schemas';

/** The name of a type's schema file: `BusinessArea` gives `business-area.json`. */
export const schemaFile = (type: string): string =>
  `${type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.json`;

/** The schema files of all JSON documents: path seen from `content/`, and text. */
export function printJsonSchemas(): Map<string, string> {
  const documents = [...collections, ...singles].filter(({ format }) => format === 'json');
  return new Map(
    documents.map(({ type, document }) => [
      `${SCHEMA_FOLDER}/${schemaFile(type)}`,
      // Draft 7 is what editors' built-in JSON support knows in full.
      `${JSON.stringify(z.toJSONSchema(document, { target: 'draft-7', io: 'input' }), null, 2)}\n`,
    ]),
  );
}

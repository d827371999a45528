/** Generates JSON Schemas from the content model. VS Code uses them to complete and validate content files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { collections, singles } from '../collections';
import { termsType, translationType } from '../translation/translationTypes';
import { SCHEMA_FOLDER, schemaFile } from './jsonSchemas';

/** Writes the JSON Schemas of all document types, and returns their number. */
export function writeJsonSchemas(contentDir: string): number {
  const types = [...collections, ...singles];
  const translations = types.flatMap((type) => translationType(type) ?? []);
  const jsonTypes = [...types, ...translations, termsType].filter(({ format }) => format === 'json');
  const folder = path.join(contentDir, SCHEMA_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const { graphqlType, schema } of jsonTypes) {
    // VS Code supports draft 7 completely, but later drafts only partially.
    const jsonSchema = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
    writeFileSync(path.join(folder, schemaFile(graphqlType)), `${JSON.stringify(jsonSchema, null, 2)}\n`);
  }
  return jsonTypes.length;
}

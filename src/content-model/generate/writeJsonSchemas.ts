/** Generates JSON Schemas from the content model. VS Code uses them to complete and validate content files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { collections, ENTRIES, singles } from '../collections';
import type { Source } from '../read/document';
import { termsType, translationType } from '../translation/languageFolders';
import { SCHEMA_FOLDER, schemaFile } from './jsonSchemas';

/** Writes the JSON Schemas of all document types. */
export function writeJsonSchemas({ dir, entryTypes }: Pick<Source, 'dir' | 'entryTypes'>): void {
  const types = [...collections, ...singles];
  const translations = types.flatMap((type) => translationType(type) ?? []);
  const english = [...types.filter((type) => type !== ENTRIES), ...entryTypes.values()];
  const jsonTypes = [...english, ...translations, termsType].filter(({ format }) => format === 'json');
  const folder = path.join(dir, SCHEMA_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const type of jsonTypes) {
    // VS Code supports draft 7 completely, but later drafts only partially.
    const jsonSchema = z.toJSONSchema(type.schema, { target: 'draft-7', io: 'input' });
    writeFileSync(path.join(folder, schemaFile(type)), `${JSON.stringify(jsonSchema, null, 2)}\n`);
  }
}

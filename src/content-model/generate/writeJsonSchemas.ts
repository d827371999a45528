import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printJsonSchemas, SCHEMA_FOLDER } from './jsonSchemas';

/** Writes the JSON Schemas, which are not in Git. Returns how many there are. */
export function writeJsonSchemas(contentDir: string): number {
  const files = printJsonSchemas();
  mkdirSync(path.join(contentDir, SCHEMA_FOLDER), { recursive: true });
  for (const [file, text] of files) writeFileSync(path.join(contentDir, file), text);
  return files.size;
}

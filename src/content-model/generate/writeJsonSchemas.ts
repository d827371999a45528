import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printJsonSchemas, SCHEMA_FOLDER } from './jsonSchemas';

export function writeJsonSchemas(contentDir: string): number {
  const files = printJsonSchemas();
  mkdirSync(path.join(contentDir, SCHEMA_FOLDER), { recursive: true });
  for (const [file, text] of files) writeFileSync(path.join(contentDir, file), text);
  return files.size;
}

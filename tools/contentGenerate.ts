/** `npm run content:generate`: generates JSON Schemas and field tables for editors from the content model. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIELDS_FILE, printFieldTables } from '../src/content/generate/fieldTables';
import { printJsonSchemas, SCHEMA_FOLDER } from '../src/content/generate/jsonSchemas';

const contentDir = path.resolve('content');
const files = printJsonSchemas().set(FIELDS_FILE, printFieldTables());

rmSync(path.join(contentDir, SCHEMA_FOLDER), { recursive: true, force: true });
mkdirSync(path.join(contentDir, SCHEMA_FOLDER), { recursive: true });
for (const [file, text] of files) writeFileSync(path.join(contentDir, file), text);
console.log(`${files.size} files written to content/${SCHEMA_FOLDER} and content/${FIELDS_FILE}.`);

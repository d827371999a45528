/** `npm run content:generate`: writes the JSON Schemas of the content files, with which code editors show hints. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printJsonSchemas, SCHEMA_FOLDER } from '../src/content/generate/jsonSchemas';

const contentDir = path.resolve('content');
const files = printJsonSchemas();
rmSync(path.join(contentDir, SCHEMA_FOLDER), { recursive: true, force: true });
mkdirSync(path.join(contentDir, SCHEMA_FOLDER), { recursive: true });
for (const [file, text] of files) writeFileSync(path.join(contentDir, file), text);
console.log(`${files.size} files written to content/${SCHEMA_FOLDER}.`);

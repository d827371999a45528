import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printJsonSchemas, SCHEMA_FOLDER } from '../../../src/content/generate/jsonSchemas';
import { realContent } from '../../support/content';

const committed = (file: string): string => readFileSync(path.join(realContent, file), 'utf8');

test('the schemas of `npm run content:generate` are up to date and complete', () => {
  const schemas = printJsonSchemas();
  const files = readdirSync(path.join(realContent, SCHEMA_FOLDER)).map((file) => `${SCHEMA_FOLDER}/${file}`);
  expect(files.sort()).toEqual([...schemas.keys()].sort());
  for (const [file, text] of schemas) expect(committed(file)).toBe(text);
});

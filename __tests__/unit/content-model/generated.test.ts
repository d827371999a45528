import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listContent } from '../../../src/content-model/check/checkContent';
import { placeOf } from '../../../src/content-model/collections';
import { FIELDS_FILE, printFieldTables } from '../../../src/content-model/generate/fieldTables';
import { printJsonSchemas, SCHEMA_FOLDER, schemaFile } from '../../../src/content-model/generate/jsonSchemas';
import { realContent } from '../../support/contentCopy';

const committed = (file: string): string => readFileSync(path.join(realContent, file), 'utf8');

describe('what `npm run content:generate` writes is up to date', () => {
  const schemas = printJsonSchemas();

  test.each([...schemas])('%s', (file, text) => {
    expect(committed(file)).toBe(text);
  });

  test('no schema is left over', () => {
    const left = readdirSync(path.join(realContent, SCHEMA_FOLDER)).map((file) => `${SCHEMA_FOLDER}/${file}`);
    expect(left.sort()).toEqual([...schemas.keys()].sort());
  });

  test('the field tables of the guide', () => {
    expect(committed(FIELDS_FILE)).toBe(printFieldTables());
  });
});

test.each(listContent(realContent).filter((file) => file.endsWith('.json')))(
  '%s names the schema of its type, so that editors mark its fields',
  (file) => {
    const place = placeOf(file);
    const folder = path.posix.relative(path.posix.dirname(file), SCHEMA_FOLDER);
    const expected = `${folder.startsWith('.') && !folder.startsWith('.schemas') ? folder : `./${folder}`}/${schemaFile(place?.type.type ?? '')}`;
    expect(JSON.parse(committed(file)).$schema).toBe(expected);
  },
);

test('a schema refuses what the check refuses', () => {
  const product = JSON.parse(printJsonSchemas().get('.schemas/product.json') ?? '');
  expect(product.additionalProperties).toBe(false);
  expect(product.required).toEqual(expect.arrayContaining(['id', 'name', 'specs', 'nutrition']));
  expect(product.required).not.toContain('varieties');
  expect(product.properties.specs.properties.moisture.description).toMatch(/Max 10%/);
});

/** Rules for the content files that the content check does not enforce. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  checkContent,
  formatProblem,
  listContent,
  readPictures,
} from '../../src/content-model/check/checkContent';
import { fileTypeOf } from '../../src/content-model/collections';
import { SCHEMA_FOLDER, schemaFile } from '../../src/content-model/generate/jsonSchemas';
import { agreed } from '../support/agreed';
import { documentAt } from '../support/content';
import { realContent } from '../support/contentCopy';

agreed(
  'the content check reports nothing',
  'The site is delivered without content problems. Each warning of `npm run content:check` says how to fix it.',
  async () =>
    expect(checkContent(realContent, await readPictures(realContent)).map(formatProblem)).toEqual([]),
);

agreed(
  'the pictures are smaller than 30 MB in total',
  'Every copy of the repository contains all pictures forever. Save large ones as JPEG of quality 85, at most 2000 pixels wide.',
  () => {
    const folder = path.join(realContent, 'images');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const bytes = files.map((file) => statSync(path.join(folder, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * 1024 * 1024);
  },
);

agreed(
  'each file specifies the schema of its type',
  'With "$schema", an editor such as VS Code checks and explains the fields of a file. Copy the line from a file in the same folder.',
  () => {
    const schemaOf = (file: string): string => {
      const target = `${SCHEMA_FOLDER}/${schemaFile(fileTypeOf(file)?.type.graphqlType ?? '')}`;
      const relative = path.posix.relative(path.posix.dirname(file), target);
      return relative.startsWith('../') ? relative : `./${relative}`;
    };
    for (const file of listContent(realContent).filter((name) => name.endsWith('.json'))) {
      const { $schema } = documentAt<{ $schema: string }>(file);
      expect([file, $schema]).toEqual([file, schemaOf(file)]);
    }
  },
);

/** `npm run content:generate`: writes the JSON Schemas of the content files, with which code editors show hints. */
import path from 'node:path';
import { SCHEMA_FOLDER } from '../src/content-model/generate/jsonSchemas';
import { writeJsonSchemas } from '../src/content-model/generate/writeJsonSchemas';
import { readContent } from '../src/content-model/read/readContent';

console.log(
  `${writeJsonSchemas(readContent(path.resolve('content')))} files written to content/${SCHEMA_FOLDER}.`,
);

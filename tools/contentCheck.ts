/** `npm run content:check`: prints all problems in the content files. Exits with 1 if any is an error. */
import path from 'node:path';
import { reportContent } from '../src/content-model/check/reportContent';
import { finishContent } from '../src/content-model/finishContent';
import { writeJsonSchemas } from '../src/content-model/generate/writeJsonSchemas';
import { readPictures } from '../src/content-model/read/readPicture';

async function main(): Promise<void> {
  const contentDir = path.resolve('content');
  const pictures = await readPictures(contentDir);
  const content = finishContent(contentDir, { pictures });
  const { errors, summary } = reportContent(content);
  console.log(summary);
  if (errors.length > 0) process.exitCode = 1;
  writeJsonSchemas(content.source);
}

void main();

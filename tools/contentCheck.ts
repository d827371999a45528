/** `npm run content:check`: prints all problems in the content files. Exits with 1 if any is an error. */
import path from 'node:path';
import { checkContent } from '../src/content/check/checkContent';
import { listContent } from '../src/content/read/contentFiles';
import { readPictures } from '../src/content/read/readPicture';
import { printProblems } from './printProblems';

async function check(): Promise<void> {
  const contentDir = path.resolve('content');
  const errors = printProblems(checkContent(contentDir, await readPictures(contentDir)), 'warning');
  const files = listContent(contentDir).length;
  console.log(
    errors === 0
      ? `Content is in order: ${files} files checked.`
      : `\n${errors} problem${errors === 1 ? '' : 's'} in ${files} files. Nothing is published until ${errors === 1 ? 'it is' : 'they are'} solved.`,
  );
}

void check();

/** `npm run content:check`: prints all problems in the content files. Exits with 1 if any is an error. */
import path from 'node:path';
import { checkContent, formatProblem, listContent, readPictures } from '../src/content/check/checkContent';

async function check(): Promise<void> {
  const contentDir = path.resolve('content');
  const problems = checkContent(contentDir, await readPictures(contentDir));
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const problem of problems)
    console.log(`${problem.severity === 'warning' ? 'warning: ' : ''}${formatProblem(problem)}`);
  const files = listContent(contentDir).length;
  console.log(
    errors.length === 0
      ? `Content is in order: ${files} files checked.`
      : `\nErrors: ${errors.length} in ${files} files. Nothing is published until they are corrected.`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
}

void check();

/**
 * `npm run content:check`: prints all problems in the content files. Exits with 1 if any is an error. In a GitHub
 * workflow, GitHub also shows each problem at its line.
 */
import path from 'node:path';
import { checkContent } from '../src/content/check/checkContent';
import { listContent } from '../src/content/read/contentFiles';
import { annotationOf, formatProblem } from '../src/content/read/problem';
import { readPictures } from '../src/content/read/readPicture';

async function check(): Promise<void> {
  const contentDir = path.resolve('content');
  const problems = checkContent(contentDir, await readPictures(contentDir));
  const errors = problems.filter(({ severity }) => severity === 'error');
  // Print annotations first, so that the log ends with the readable report.
  if (process.env.GITHUB_ACTIONS === 'true')
    for (const problem of problems) console.log(annotationOf(problem));
  for (const problem of problems) {
    console.log(`${problem.severity === 'warning' ? 'warning: ' : ''}${formatProblem(problem)}`);
  }
  const files = listContent(contentDir).length;
  console.log(
    errors.length === 0
      ? `Content is in order: ${files} files checked.`
      : `\n${errors.length} problem${errors.length === 1 ? '' : 's'} in ${files} files. Nothing is published until ${errors.length === 1 ? 'it is' : 'they are'} solved.`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
}

void check();

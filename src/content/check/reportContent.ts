/** Prints the content check, for `npm run content:check`, a build and the development server. */
import { listContent } from '../read/contentFiles';
import { formatProblem, type Problem } from '../read/problem';
import { readPictures } from '../read/readPicture';
import { checkContent } from './checkContent';

type Print = (line: string) => void;

/** Prints each problem on a line, with a word before warnings. Returns the errors. */
export function printProblems(
  problems: readonly Problem[],
  warning: string,
  print: Print = console.log,
): Problem[] {
  for (const problem of problems)
    print(`${problem.severity === 'warning' ? `${warning}: ` : ''}${formatProblem(problem)}`);
  return problems.filter(({ severity }) => severity === 'error');
}

/** Checks the content and prints all problems. Returns the errors and a summary. */
export async function reportContent(
  contentDir: string,
  print?: Print,
): Promise<{ errors: Problem[]; summary: string }> {
  const errors = printProblems(checkContent(contentDir, await readPictures(contentDir)), 'warning', print);
  const files = `${listContent(contentDir).length} files`;
  const [problems, they] = errors.length === 1 ? ['problem', 'it is'] : ['problems', 'they are'];
  const summary = `${errors.length} ${problems} in ${files}. Nothing is published until ${they} solved.`;
  return { errors, summary: errors.length > 0 ? summary : `Content is in order: ${files} checked.` };
}

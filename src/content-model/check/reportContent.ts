import type { FinishedContent } from '../finishContent';
import { formatProblem, type Problem } from '../read/problem';

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

/** Prints all problems. Returns the errors and a summary. */
export function reportContent({ source, problems }: FinishedContent, print?: Print) {
  const errors = printProblems(problems, 'warning', print);
  const files = `${source.files.size} files`;
  const [noun, they] = errors.length === 1 ? ['problem', 'it is'] : ['problems', 'they are'];
  const summary = `${errors.length} ${noun} in ${files}. Nothing is published until ${they} solved.`;
  return { errors, summary: errors.length > 0 ? summary : `Content is in order: ${files} checked.` };
}

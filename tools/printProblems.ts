import { formatProblem, type Problem } from '../src/content/read/problem';

/** Prints problems, with a word before warnings. If there are errors, the command fails. Returns their number. */
export function printProblems(problems: readonly Problem[], warning: string): number {
  for (const problem of problems)
    console.log(`${problem.severity === 'warning' ? `${warning}: ` : ''}${formatProblem(problem)}`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.exitCode = 1;
  return errors;
}

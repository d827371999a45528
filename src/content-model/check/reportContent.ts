import { type FinishedContent, finishContent } from '../finishContent';
import { writeJsonSchemas } from '../generate/writeJsonSchemas';
import { formatProblem, type Problem } from '../read/problem';
import { readPictures } from '../read/readPicture';

/** Prints each problem on a line, with a word before warnings. Returns the errors. */
export function printProblems(
  problems: readonly Problem[],
  warning: string,
  print: (line: string) => void = console.log,
): Problem[] {
  for (const problem of problems)
    print(`${problem.severity === 'warning' ? `${warning}: ` : ''}${formatProblem(problem)}`);
  return problems.filter(({ severity }) => severity === 'error');
}

/**
 * Finishes the documents of a content folder, prints all problems, and writes the JSON Schemas.
 * @param last the result of an earlier call, for `finishContent`
 */
export async function reportContent(contentDir: string, last?: FinishedContent, print = console.log) {
  const content = finishContent(contentDir, { pictures: await readPictures(contentDir), last });
  const errors = printProblems(content.problems, 'warning', print);
  writeJsonSchemas(content.source);
  const files = `${content.source.files.size} files`;
  const [noun, they] = errors.length === 1 ? ['problem', 'it is'] : ['problems', 'they are'];
  const refusal = `${errors.length} ${noun} in ${files}. Nothing is published until ${they} solved.`;
  return { content, errors, summary: errors.length > 0 ? refusal : `Content is in order: ${files} checked.` };
}

/** Telling editors what is wrong with the content, from within Gatsby. */
import { type FSWatcher, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { checkContent, formatProblem, listContent } from '../../content-model/check/checkContent';
import { BYTE_ORDER_MARK, withoutByteOrderMark } from '../../content-model/check/parse';

/** Milliseconds between the last change of a file and the check, so that saving many files checks once. */
const SETTLE = 200;

/** Byte order marks, which some editors add, stop Gatsby's JSON reader; they carry nothing, so they go. */
export function removeByteOrderMarks(contentDir: string, reporter: Reporter): void {
  for (const file of listContent(contentDir).filter((name) => /\.(json|md)$/.test(name))) {
    const absolute = path.join(contentDir, file);
    const text = readFileSync(absolute, 'utf8');
    if (!text.startsWith(BYTE_ORDER_MARK)) continue;
    writeFileSync(absolute, withoutByteOrderMark(text));
    reporter.info(`content/${file}: removed an invisible mark (BOM) at its start`);
  }
}

/**
 * Prints all problems, each on a line of its own. Gatsby's reporter, to which the console leads as well,
 * would break them at its column width.
 * @returns a sentence that sums up the errors, or undefined if the content may be published
 */
export function tellProblems(contentDir: string): string | undefined {
  const problems = checkContent(contentDir);
  for (const problem of problems) process.stderr.write(`${problem.severity}: ${formatProblem(problem)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return errors > 0
    ? `The content has ${errors} problem${errors === 1 ? '' : 's'}, listed above. Nothing is published until this is solved.`
    : undefined;
}

/** Checks the content on each save, until the watcher that it returns is closed. */
export function checkOnSave(contentDir: string, reporter: Reporter): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      removeByteOrderMarks(contentDir, reporter);
      const errors = tellProblems(contentDir);
      if (errors) reporter.error(errors);
      else reporter.success('Content is in order');
    }, SETTLE);
  });
  return watcher.on('close', () => clearTimeout(timer));
}

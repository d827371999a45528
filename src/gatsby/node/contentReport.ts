/** Runs the content check within Gatsby and prints its problems (docs/behaviour.md, "Content check"). */
import { type FSWatcher, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { checkContent, formatProblem, listContent, readPictures } from '../../content/check/checkContent';
import { BYTE_ORDER_MARK } from '../../content/check/read';

/** Delay in milliseconds, so that the check runs only once when many files are saved together. */
const DEBOUNCE = 200;

const MARK = Buffer.from(BYTE_ORDER_MARK);

/** Removes byte order marks from content files. Some editors add them, and `JSON.parse` fails on them. */
export function removeByteOrderMarks(contentDir: string, reporter: Reporter): void {
  for (const file of listContent(contentDir).filter((name) => /\.(json|md)$/.test(name))) {
    const absolute = path.join(contentDir, file);
    // Bytes, because decoding would damage a file that is not UTF-8, which the check reports.
    const bytes = readFileSync(absolute);
    if (!bytes.subarray(0, MARK.length).equals(MARK)) continue;
    writeFileSync(absolute, bytes.subarray(MARK.length));
    reporter.info(`content/${file}: removed an invisible mark (BOM) at its start`);
  }
}

/**
 * Checks the content and prints each problem on a separate line. It writes to stderr directly. Gatsby's reporter, which
 * also captures `console`, would break lines at a fixed width.
 * @returns a summary of the errors; undefined if there are none
 */
export async function reportProblems(contentDir: string): Promise<string | undefined> {
  const problems = checkContent(contentDir, await readPictures(contentDir));
  for (const problem of problems) process.stderr.write(`${problem.severity}: ${formatProblem(problem)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return errors > 0
    ? `The content has ${errors} problem${errors === 1 ? '' : 's'}, listed above. Nothing is published until this is solved.`
    : undefined;
}

/** Calls `callback` after files in a folder are saved, until the returned watcher is closed. */
export function onSave(folder: string, callback: () => unknown): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(callback, DEBOUNCE);
  });
  return watcher.on('close', () => clearTimeout(timer));
}

/** Checks the content after each save. Checks run one after the other, so the last message is about the last save. */
export function checkOnSave(contentDir: string, reporter: Reporter): FSWatcher {
  const check = async () => {
    removeByteOrderMarks(contentDir, reporter);
    const errors = await reportProblems(contentDir);
    if (errors) reporter.error(errors);
    else reporter.success('Content is in order');
  };
  let last: Promise<unknown> = Promise.resolve();
  return onSave(contentDir, () => {
    // A file can disappear while it is read.
    last = last
      .then(check)
      .catch((error) => reporter.error('The content could not be checked; save again', error));
  });
}

import { readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { checkContent, formatProblem, listContent, type Problem } from '../content-model/check';
import { BYTE_ORDER_MARK, withoutByteOrderMark } from '../content-model/check/parse';

/** Milliseconds between the last change of a file and the check, so that saving many files checks once. */
const SETTLE = 200;

/** Byte order marks, which some editors add, stop Gatsby's JSON reader; they carry nothing, so they go. */
function removeByteOrderMarks(contentDir: string, reporter: Reporter): void {
  for (const file of listContent(contentDir).filter((name) => /\.(json|md)$/.test(name))) {
    const absolute = path.join(contentDir, file);
    const text = readFileSync(absolute, 'utf8');
    if (!text.startsWith(BYTE_ORDER_MARK)) continue;
    writeFileSync(absolute, withoutByteOrderMark(text));
    reporter.info(`content/${file}: removed an invisible mark (BOM) at its start`);
  }
}

/** The number under which Gatsby files errors of the content. */
const CONTENT_ERROR = '10001';

const errorMap = {
  [CONTENT_ERROR]: {
    text: ({ problems }: Record<string, string[]>) =>
      `${problems?.join('\n')}\n\nNothing is published until this is solved.`,
    level: 'ERROR' as const,
    category: 'USER' as const,
  },
};

/** Tells all warnings, and returns what Gatsby reports as one error, or undefined if the content is in order. */
function findErrors(contentDir: string, reporter: Reporter) {
  const problems = checkContent(contentDir);
  const lines = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).map(formatProblem);
  lines('warning').forEach((line) => {
    reporter.warn(line);
  });
  const errors = lines('error');
  return errors.length > 0 ? { id: CONTENT_ERROR, context: { problems: errors } } : undefined;
}

/** Checks the content on each save, for as long as the development server runs. */
function checkOnSave(contentDir: string, reporter: Reporter): void {
  let timer: NodeJS.Timeout | undefined;
  watch(contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      removeByteOrderMarks(contentDir, reporter);
      const errors = findErrors(contentDir, reporter);
      if (errors) reporter.error(errors);
      else reporter.success('Content is in order');
    }, SETTLE);
  });
}

/**
 * Checks the content before Gatsby reads it. A build stops at the first error that an editor must solve;
 * the development server only tells, now and on each save.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  const contentDir = path.join(store.getState().program.directory, 'content');
  removeByteOrderMarks(contentDir, reporter);
  reporter.setErrorMap(errorMap);
  const errors = findErrors(contentDir, reporter);
  if (process.env.NODE_ENV === 'development') {
    if (errors) reporter.error(errors);
    checkOnSave(contentDir, reporter);
  } else if (errors) {
    reporter.panic(errors);
  }
};

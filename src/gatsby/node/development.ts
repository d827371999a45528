/** Runs the content check within Gatsby (docs/behaviour.md, "Content check"), and completes the development server. */
import path from 'node:path';
import chokidar, { type FSWatcher } from 'chokidar';
import type { GatsbyNode, Reporter } from 'gatsby';
import sirv from 'sirv';
import { checkContent } from '../../content/check/checkContent';
import { formatProblem } from '../../content/read/problem';
import { readPictures } from '../../content/read/readPicture';
import { EDITOR_SCREEN } from '../../lib/generatedFiles';

/** Delay in milliseconds, so that the check runs only once when many files are saved together. */
const DEBOUNCE = 200;

/**
 * Checks the content and prints each problem on a separate line. It writes to stderr directly. Gatsby's reporter, which
 * also captures `console`, would break lines at a fixed width.
 * @returns a summary of the errors; undefined if there are none
 */
async function reportProblems(contentDir: string): Promise<string | undefined> {
  const problems = checkContent(contentDir, await readPictures(contentDir));
  for (const problem of problems) process.stderr.write(`${problem.severity}: ${formatProblem(problem)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return errors > 0
    ? `The content has ${errors} problem${errors === 1 ? '' : 's'}, listed above. Nothing is published until this is solved.`
    : undefined;
}

/** Checks the content after each save. Checks run one after the other, so the last message is about the last save. */
export function checkOnSave(contentDir: string, reporter: Reporter): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const check = async () => {
    const errors = await reportProblems(contentDir);
    if (errors) reporter.error(errors);
    else reporter.success('Content is in order');
  };
  return chokidar.watch(contentDir, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A file can disappear while it is read.
      last = last
        .then(check)
        .catch((error) => reporter.error('The content could not be checked; save again', error));
    }, DEBOUNCE);
  });
}

/**
 * Checks the content before Gatsby reads it. Errors stop a build. The development server prints errors, and checks the
 * content again after each save.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const contentDir = path.join(directory, 'content');
  const errors = await reportProblems(contentDir);
  if (process.env.NODE_ENV === 'development') {
    if (errors) reporter.error(errors);
    checkOnSave(contentDir, reporter);
  } else if (errors) {
    reporter.panic(errors);
  }
};

/** Serves the editor screen in development. Otherwise, Gatsby would return a page of the site for its URL. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const publicDir = path.join(store.getState().program.directory, 'public');
  app.use(EDITOR_SCREEN, sirv(path.join(publicDir, EDITOR_SCREEN), { dev: true }));
};

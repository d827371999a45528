/** Completes the development server with the content check (docs/behaviour.md) and the editor screen. */
import path from 'node:path';
import chokidar, { type FSWatcher } from 'chokidar';
import type { GatsbyNode, Reporter } from 'gatsby';
import sirv from 'sirv';
import { reportContent } from '../../content/check/reportContent';
import { EDITOR_SCREEN } from '../../lib/generatedFiles';

/** Delay in milliseconds, so that the check runs only once when many files are saved together. */
const DEBOUNCE = 200;

/** Writes to stderr directly: Gatsby's reporter, which also captures `console`, breaks lines at a fixed width. */
const print = (line: string) => process.stderr.write(`${line}\n`);

/** Checks the content after each save. Checks run one after the other, so the last message is about the last save. */
export function checkOnSave(contentDir: string, reporter: Reporter): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const check = async () => {
    const { errors, summary } = await reportContent(contentDir, print);
    reporter[errors.length > 0 ? 'error' : 'success'](summary);
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

/** `tools/gatsby.ts` has checked the content before Gatsby started. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  if (process.env.NODE_ENV === 'development')
    checkOnSave(path.join(store.getState().program.directory, 'content'), reporter);
};

/** Serves the editor screen in development. Otherwise, Gatsby would return a page of the site for its URL. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store, reporter }) => {
  const { directory, port } = store.getState().program as { directory: string; port?: number };
  app.use(EDITOR_SCREEN, sirv(path.join(directory, 'public', EDITOR_SCREEN), { dev: true }));
  reporter.info(`Editor screen: http://localhost:${port}${EDITOR_SCREEN}/
  Open it in Chrome or Edge, press "Work with Local Repository", and choose this folder: ${directory}`);
};

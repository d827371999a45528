import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkOnSave, removeByteOrderMarks, tellProblems } from './contentReport';

/**
 * Checks the content before Gatsby reads it (docs/behaviour.md, "Content check"). Errors stop a build; the
 * development server prints them and checks again on each save.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  const contentDir = path.join(store.getState().program.directory, 'content');
  removeByteOrderMarks(contentDir, reporter);
  const errors = tellProblems(contentDir);
  if (process.env.NODE_ENV === 'development') {
    if (errors) reporter.error(errors);
    checkOnSave(contentDir, reporter);
  } else if (errors) {
    reporter.panic(errors);
  }
};

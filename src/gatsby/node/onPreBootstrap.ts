import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkOnSave, removeByteOrderMarks, tellProblems } from './contentReport';

/**
 * Checks the content before Gatsby reads it. A build stops if there is any error, all of them told;
 * the development server only tells, now and on each save.
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

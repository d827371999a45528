import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { DEVELOP_MARK } from '../../lib/generatedFiles';
import { CONTENT_MODEL, rememberContentModel } from './contentModelHash';
import { checkOnSave, onSave, removeByteOrderMarks, reportProblems } from './contentReport';

/**
 * Checks the content before Gatsby reads it (docs/behaviour.md, "Content check"). Errors stop a build. The development
 * server prints errors, and checks the content again after each save. It also differs from a build in two ways:
 *
 * - It cannot reload the content model, so it warns when the content model changes.
 * - It replaces files of the last build in `public/`, so it writes a marker file there.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const contentDir = path.join(directory, 'content');
  rememberContentModel(directory);
  removeByteOrderMarks(contentDir, reporter);
  const errors = await reportProblems(contentDir);
  if (process.env.NODE_ENV === 'development') {
    writeFileSync(path.join(directory, 'public', DEVELOP_MARK), '');
    if (errors) reporter.error(errors);
    checkOnSave(contentDir, reporter);
    onSave(path.join(directory, CONTENT_MODEL), () =>
      reporter.warn('The content model changed: restart the development server'),
    );
  } else if (errors) {
    reporter.panic(errors);
  }
};

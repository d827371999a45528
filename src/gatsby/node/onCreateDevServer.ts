import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import sirv from 'sirv';
import { EDITOR_SCREEN } from '../../lib/generatedFiles';

/** Serves the editor screen in development. Otherwise, Gatsby would return a page of the site for its URL. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const publicDir = path.join(store.getState().program.directory, 'public');
  app.use(EDITOR_SCREEN, sirv(path.join(publicDir, EDITOR_SCREEN), { dev: true }));
};

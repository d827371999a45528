import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import sirv from 'sirv';
import { brandIcons } from '../../brand/icons';
import { siteContent } from '../../brand/siteContent';
import { writeEditorScreen } from '../../build/editor-screen/writeEditorScreen';
import { writeIconSprite } from '../../build/writeIconSprite';
import { EDITOR_SCREEN } from '../../lib/generatedFiles';

/**
 * Writes the files that webpack does not generate: the icon sprite, the icons and manifest of the site, and the editor
 * screen. The development server serves them, too.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ store }) => {
  const { directory } = store.getState().program;
  const publicDir = path.join(directory, 'public');
  mkdirSync(publicDir, { recursive: true });
  writeIconSprite(publicDir);
  for (const [name, contents] of Object.entries(await brandIcons(siteContent())))
    writeFileSync(path.join(publicDir, name), contents);
  await writeEditorScreen(publicDir, path.join(directory, 'content'));
};

/** Serves the editor screen in development. Otherwise, Gatsby would return a page of the site for its URL. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const publicDir = path.join(store.getState().program.directory, 'public');
  app.use(EDITOR_SCREEN, sirv(path.join(publicDir, EDITOR_SCREEN), { dev: true }));
};

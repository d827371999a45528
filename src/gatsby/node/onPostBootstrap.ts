import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeEditorScreen } from '../../build/editor-screen/writeEditorScreen';
import { writeBrandIcons } from '../../build/writeBrandIcons';
import { writeIconSprite } from '../../build/writeIconSprite';

/**
 * Writes the files that webpack does not generate: the icon sprite, the icons and manifest of the site, and the editor
 * screen. The development server serves them, too.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ store }) => {
  const { directory } = store.getState().program;
  const publicDir = path.join(directory, 'public');
  writeIconSprite(publicDir);
  await writeBrandIcons(publicDir);
  await writeEditorScreen(publicDir, path.join(directory, 'content'));
};

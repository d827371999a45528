import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeEditorScreen } from '../../build/editor-screen/writeEditorScreen';
import { writeBrandIcons } from '../../build/writeBrandIcons';
import { writeIconSprite } from '../../build/writeIconSprite';

/**
 * Writes what webpack does not make: the icon sprite, the site's icons and the manifest, and the editor's screen. The
 * development server serves them as well.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ store }) => {
  const { directory } = store.getState().program;
  const publicDir = path.join(directory, 'public');
  writeIconSprite(publicDir);
  await writeBrandIcons(publicDir);
  await writeEditorScreen(publicDir, path.join(directory, 'content'));
};

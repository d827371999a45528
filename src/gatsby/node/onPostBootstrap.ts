import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { brandIcons } from '../../brand/icons';
import { siteContent } from '../../brand/siteContent';
import { writeEditorScreen } from '../../build/editor-screen/writeEditorScreen';
import { writeIconSprite } from '../../build/writeIconSprite';

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

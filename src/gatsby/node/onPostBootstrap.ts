import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeBrandIcons } from '../../build/writeBrandIcons';
import { writeIconSprite } from '../../build/writeIconSprite';

/** Writes files that pages need and webpack does not make: the icon sprite, the site's icons and the manifest. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ store }) => {
  const { directory } = store.getState().program;
  const publicDir = path.join(directory, 'public');
  writeIconSprite(publicDir);
  await writeBrandIcons(publicDir, path.join(directory, 'content'));
};

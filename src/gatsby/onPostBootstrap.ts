import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeIconSprite } from './writeIconSprite';

/** Puts beside the pages what they need and webpack does not make: the icon sprite. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) =>
  writeIconSprite(path.join(store.getState().program.directory, 'public'));

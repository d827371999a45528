import type { GatsbyNode } from 'gatsby';
import { isContentModelChanged } from './contentModelHash';

/**
 * Prepares Gatsby's state before it reads its cache.
 *
 * - Turns off the Slice API, which this site does not use. With it, a build with a warm cache renders only the pages
 *   whose data or scripts changed, and leaves outdated styles inlined in all others.
 * - Deletes the cache if the content model has changed (docs/decisions.md, "Gatsby"). The action is not documented: it
 *   empties the hash of the plugins, and without that hash Gatsby deletes its cache, as after an update of a plugin.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store, reporter }) => {
  delete process.env.GATSBY_SLICES;
  const { program, status } = store.getState();
  if (!status.PLUGINS_HASH || !isContentModelChanged(program.directory)) return;
  reporter.info('The content model has changed: deleting the cache');
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
};

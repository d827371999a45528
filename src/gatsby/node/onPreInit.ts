import type { GatsbyNode } from 'gatsby';
import { isContentModelChanged } from './contentModelHash';

/**
 * Prepares Gatsby's state before it reads its cache.
 *
 * - Turns off the Slice API, which this site does not use. If it is on, a build with a warm cache renders only pages
 *   whose data or scripts changed, and the HTML of all other pages keeps outdated inline styles.
 * - Deletes the cache if the content model has changed (docs/decisions.md, "Gatsby"). The dispatched action is not
 *   documented. It clears the hash of the plugins. Without this hash, Gatsby deletes its cache, as after an update of a
 *   plugin.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store, reporter }) => {
  delete process.env.GATSBY_SLICES;
  const { program, status } = store.getState();
  if (!status.PLUGINS_HASH || !isContentModelChanged(program.directory)) return;
  reporter.info('The content model has changed: deleting the cache');
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
};

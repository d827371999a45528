import type { GatsbyNode } from 'gatsby';
import { isContentModelChanged } from './contentModelHash';

/**
 * Prepares Gatsby's state before it reads its cache.
 *
 * - Turns off the Slice API, which this site does not use. With it, a build with a warm cache renders only the pages
 *   whose data or scripts changed, and leaves outdated styles inlined in all others.
 * - Deletes the cache if the content model has changed (docs/decisions.md, "Gatsby"). `DELETE_CACHE` is not documented:
 *   it makes Gatsby forget the hash of its plugins, and without that hash Gatsby deletes all files of the cache. It
 *   does not forget which plugin made which type, so that is cleared here.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ store, reporter }) => {
  delete process.env.GATSBY_SLICES;
  const { program, status, typeOwners } = store.getState();
  const hasCache = Boolean(status.PLUGINS_HASH);
  if (!hasCache || !isContentModelChanged(program.directory)) return;
  reporter.info('The content model has changed: deleting the cache');
  store.dispatch({ type: 'DELETE_CACHE' });
  typeOwners.typesToPlugins.clear();
  typeOwners.pluginsToTypes.clear();
};

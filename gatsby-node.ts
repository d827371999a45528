/** Gatsby's node APIs. */
import type { GatsbyNode } from 'gatsby';

export { createPages } from './src/gatsby/node/createPages';
export { onCreateNode } from './src/gatsby/node/onCreateNode';
export { onCreatePage } from './src/gatsby/node/onCreatePage';
export { onPreBootstrap } from './src/gatsby/node/onPreBootstrap';
export { createResolvers, createSchemaCustomization } from './src/gatsby/node/schema';
export { onCreateDevServer, onPostBootstrap, onPostBuild } from './src/gatsby/node/writeFiles';

/**
 * Splits styles by page. By default, Gatsby merges all styles of the site into one file and inlines this file into every
 * page. Also shortens the hashes in the names of files, which each page lists (docs/decisions.md, "Gatsby"), and turns off
 * source maps. The order of CSS modules does not matter, because each has its own classes.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = getConfig();
  config.ignoreWarnings = [/Conflicting order/];
  if (stage === 'build-javascript') {
    config.optimization.splitChunks.cacheGroups.styles = false;
    // The configuration files of hosts expect this length (`hosting/nginx.conf`).
    config.output.hashDigestLength = 8;
    config.devtool = false;
  }
  actions.replaceWebpackConfig(config);
};

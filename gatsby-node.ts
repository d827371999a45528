/** Gatsby's node APIs, one file each. */
export { createPages } from './src/gatsby/node/createPages';
export { createResolvers } from './src/gatsby/node/createResolvers';
export { createSchemaCustomization } from './src/gatsby/node/createSchemaCustomization';
export { onCreatePage } from './src/gatsby/node/onCreatePage';
export { onCreateWebpackConfig } from './src/gatsby/node/onCreateWebpackConfig';
export { onCreateDevServer, onPostBootstrap } from './src/gatsby/node/onPostBootstrap';
export { onPostBuild } from './src/gatsby/node/onPostBuild';
export { onPreBootstrap } from './src/gatsby/node/onPreBootstrap';

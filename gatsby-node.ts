/** Gatsby's node APIs. */
export { onCreateDevServer, onPreBootstrap } from './src/gatsby/node/development';
export { onCreateNode } from './src/gatsby/node/nodes';
export { onCreateWebpackConfig, onPostBootstrap, onPostBuild, onPreInit } from './src/gatsby/node/output';
export { createPages, onCreatePage } from './src/gatsby/node/pages';
export { createResolvers, createSchemaCustomization } from './src/gatsby/node/schema';

/** Gatsby's node APIs. */
export { onCreateDevServer, sourceNodes } from './src/gatsby/node/content';
export { onCreateWebpackConfig, onPostBootstrap, onPostBuild, onPreInit } from './src/gatsby/node/output';
export { createPages } from './src/gatsby/node/pages';
export { createResolvers, createSchemaCustomization } from './src/gatsby/node/schema';

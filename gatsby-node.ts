/** Gatsby's node APIs, one file each. */
export { createPages } from './src/gatsby/createPages';
export { createResolvers } from './src/gatsby/createResolvers';
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization';
export { onCreatePage } from './src/gatsby/onCreatePage';
export { onCreateWebpackConfig } from './src/gatsby/onCreateWebpackConfig';
export { onPostBootstrap } from './src/gatsby/onPostBootstrap';
export { onPostBuild } from './src/gatsby/onPostBuild';
export { onPreBootstrap } from './src/gatsby/onPreBootstrap';
export { onPreInit } from './src/gatsby/onPreInit';

/** Gatsby's browser APIs, one file each. */
export { disableCorePrefetching } from './src/gatsby/browser/disableCorePrefetching';
export { onClientEntry } from './src/gatsby/browser/onClientEntry';
export { onInitialClientRender } from './src/gatsby/browser/onInitialClientRender';
export { onRouteUpdate } from './src/gatsby/browser/onRouteUpdate';
export { replaceHydrateFunction } from './src/gatsby/browser/replaceHydrateFunction';
export { shouldUpdateScroll } from './src/gatsby/browser/shouldUpdateScroll';
export { wrapPageElement } from './src/gatsby/wrapPageElement';

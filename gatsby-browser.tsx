/** What Gatsby runs in the browser, one file each. */
export { disableCorePrefetching } from './src/browser/disableCorePrefetching';
export { onClientEntry } from './src/browser/onClientEntry';
export { onInitialClientRender } from './src/browser/onInitialClientRender';
export { onRouteUpdate } from './src/browser/onRouteUpdate';
export { replaceHydrateFunction } from './src/browser/replaceHydrateFunction';
export { shouldUpdateScroll } from './src/browser/shouldUpdateScroll';
export { wrapPageElement } from './src/layout/wrapPageElement';

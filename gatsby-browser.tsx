/** Gatsby's browser APIs. */
export { onInitialClientRender, replaceHydrateFunction } from './src/gatsby/browser/hydration';
export { onClientEntry, onRouteUpdate } from './src/gatsby/browser/onRouteUpdate';
export { wrapPageElement } from './src/gatsby/wrapPageElement';

/** Prefetches a page only when its link is hovered, not each page whose link is in view. */
export const disableCorePrefetching = () => true;

/** Turns off Gatsby's scrolling, which would restore scroll positions. `onRouteUpdate` scrolls the page instead. */
export const shouldUpdateScroll = () => false;

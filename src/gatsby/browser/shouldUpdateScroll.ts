import type { GatsbyBrowser } from 'gatsby';

/** Turns off Gatsby's scrolling, which would restore scroll positions: `onRouteUpdate` does all scrolling. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

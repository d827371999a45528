import type { GatsbyBrowser } from 'gatsby';

/** Turns off Gatsby's scrolling, which would restore scroll positions. `onRouteUpdate` scrolls the page instead. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

import type { GatsbyBrowser } from 'gatsby';

/** Gatsby restores saved positions and jumps to hashes in its own way; `onRouteUpdate` owns the scrolling here. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

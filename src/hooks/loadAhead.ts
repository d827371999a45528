import { withPrefix } from 'gatsby';

/**
 * Loads the page at a path that the visitor is about to see. Gatsby's own function for it would do nothing, because
 * pages are not fetched before somebody wants them (`src/browser/disableCorePrefetching.ts`).
 */
export const loadAhead = (path: string): void => window.___loader.hovering(withPrefix(path));

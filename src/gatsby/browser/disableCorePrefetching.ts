/**
 * Prefetches a page only when its link is hovered (docs/behaviour.md, "Start of the scripts"). By default Gatsby
 * prefetches the page of every link that is in view.
 */
export const disableCorePrefetching = (): boolean => true;

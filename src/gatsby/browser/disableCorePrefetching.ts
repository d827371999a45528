/**
 * Whether Gatsby leaves links alone until somebody points at them. It would fetch the page behind every link that comes
 * into view, most of which nobody opens.
 */
export const disableCorePrefetching = (): boolean => true;

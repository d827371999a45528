import type { SyntheticEvent } from 'react';

/** Opens a link without gatsby-plugin-catch-links, because only the HTML of a page has the styles of its script. */
export const openInFull = (event: SyntheticEvent): void => event.stopPropagation();

import type { SyntheticEvent } from 'react';

/**
 * Handles a click on a link to a page in another language. gatsby-plugin-catch-links does not receive the click, so the
 * browser opens the page in full: only the HTML of a page has the styles of its script (`brand/arabicScript.ts`).
 */
export const openInFull = (event: SyntheticEvent): void => event.stopPropagation();

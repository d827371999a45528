/** Attribute of the root element until a list is filtered by the term in the URL. CSS hides the list until then. */
export const FILTER_PENDING_ATTRIBUTE = 'data-filter-pending';

/** Shows the list that `hideUntilFiltered` (`gatsby/ssr/inlineScripts.ts`) has hidden, after it has been filtered. */
export const showFiltered = (): void => document.documentElement.removeAttribute(FILTER_PENDING_ATTRIBUTE);

/** Set on the root element until a list is filtered by the term in the URL; meanwhile CSS hides the list. */
export const FILTER_PENDING_ATTRIBUTE = 'data-filter-pending';

/** Shows the list that `src/inline-scripts/hideUntilFiltered.ts` has hidden. Call it once the list is filtered. */
export const showFiltered = (): void => document.documentElement.removeAttribute(FILTER_PENDING_ATTRIBUTE);

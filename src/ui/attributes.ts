/** Props that make an element inert. React 18 ignores the value `true` of `inert`, so the value is an empty string. */
export const inertIf = (condition: boolean): { inert?: '' } => (condition ? { inert: '' } : {});

/** `src/build/writeSearchIndex.ts` omits the text of elements with this attribute from the search index. */
export const NOT_INDEXED_ATTRIBUTE = 'data-search-ignored';

/** Hides the text of an element from the site search, because another page is a better search result for it. */
export const notIndexed = { [NOT_INDEXED_ATTRIBUTE]: '' };

/** Attribute of the root element until a list is filtered by the term in the URL. CSS hides the list until then. */
export const FILTER_PENDING_ATTRIBUTE = 'data-filter-pending';

/** Shows the list that `hideUntilFiltered` (`gatsby/ssr/inlineScripts.ts`) has hidden. Call it when the list is filtered. */
export const showFiltered = (): void => document.documentElement.removeAttribute(FILTER_PENDING_ATTRIBUTE);

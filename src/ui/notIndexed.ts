/** `src/build/writeSearchIndex.ts` omits the text of elements with this attribute from the search index. */
export const NOT_INDEXED_ATTRIBUTE = 'data-search-ignored';

/** Hides the text of an element from the site search, because another page is a better search result for it. */
export const notIndexed = { [NOT_INDEXED_ATTRIBUTE]: '' };

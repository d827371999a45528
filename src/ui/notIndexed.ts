/** `src/build/writeSearchIndex.ts` omits the text of elements with this attribute from the search index. */
export const NOT_INDEXED_ATTRIBUTE = 'data-search-ignored';

/**
 * Props that hide the text of an element from the site search. Use them if the text is not about the page, or if
 * another page has the same text and is a better search result.
 */
export const notIndexed = { [NOT_INDEXED_ATTRIBUTE]: '' };

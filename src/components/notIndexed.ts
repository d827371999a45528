/** The attribute of elements whose text `src/build/writeSearchIndex.ts` leaves out of the search index. */
export const NOT_INDEXED_ATTRIBUTE = 'data-search-ignored';

/** For an element whose text is not about the page, or is also on another page that suits a search better. */
export const notIndexed = { [NOT_INDEXED_ATTRIBUTE]: '' };

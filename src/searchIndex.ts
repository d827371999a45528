/**
 * The index of the site's own search: what `src/build/writeSearchIndex.ts` writes into `SEARCH_INDEX` and
 * `src/features/search` reads, and the attributes by which the HTML tells what belongs in it.
 */

/** What the search tells apart: pages of documents, people, and the other pages. */
export type SearchKind = keyof Queries.ElsewhereFragment['elsewhere']['kinds'];

/** A page, or a person. */
export interface SearchRecord {
  kind: SearchKind;
  /** The path of the page, with the hash of a leader. */
  path: string;
  title: string;
  /** What is searched beside the title; the excerpt is taken from it. */
  text: string;
}

/** The attribute of `<main>` that holds the kind of the page. */
export const KIND_ATTRIBUTE = 'data-search-kind';

/** The attribute of an element that says nothing of the page, or stands on another one, to which the search rather leads. */
export const IGNORED_ATTRIBUTE = 'data-search-ignored';

/** For `<main>`. */
export const searchedAs = (kind: SearchKind) => ({ [KIND_ATTRIBUTE]: kind });

/** For elements that are not searched. */
export const notSearched = { [IGNORED_ATTRIBUTE]: '' };

/** The records of the search index: `src/build/writeSearchIndex.ts` writes them, `querySearchIndex.ts` reads them. */

/** The groups of the results: pages by their kind of document, people, and all other pages (`company`). */
export type SearchKind = keyof Queries.ElsewhereFragment['elsewhere']['kinds'];

/** A page or a person. */
export interface SearchRecord {
  kind: SearchKind;
  /** The path of the page; for a leader with the hash. */
  path: string;
  title: string;
  /** The text that is searched in addition to the title; excerpts are taken from it. */
  text: string;
}

/** The records of the search index: `src/build/writeSearchIndex.ts` writes them, `querySearchIndex.ts` reads them. */

/**
 * The kind of a page, by which results are grouped: a key of `elsewhere.kinds` in `content/pages/services.json`, such as
 * the folder of a catalogue, `people` or `company`.
 */
export type SearchKind = string;

/** A page or a person. */
export interface SearchRecord {
  kind: SearchKind;
  /** The path of the page; for a leader with the hash. */
  path: string;
  title: string;
  /** The text that is searched in addition to the title; excerpts are taken from it. */
  text: string;
}

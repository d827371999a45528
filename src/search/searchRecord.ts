/**
 * The records of the search index. `src/build/writeSearchIndex.ts` writes them and `querySearchIndex.ts` reads them.
 */

/** A part of the search index. */
export interface SearchIndexPart {
  /** The number of all parts. */
  parts: number;
  /** Pages and people. */
  pages: readonly SearchRecord[];
}

/** A page or a person in the search index. */
export interface SearchRecord {
  /**
   * Results are grouped by kind. It is a key of `elsewhere.kinds` in `content/pages/services.json`, such as the folder
   * of a catalogue, `people` or `company`.
   */
  kind: string;
  /** The path of the page. For a leader it includes the hash. */
  path: string;
  title: string;
  /** The digest of the thumbnail of a product or fiber (`thumbnailFile`). */
  thumbnail?: string;
  /** The text that is searched in addition to the title. Excerpts are parts of it. */
  text: string;
}

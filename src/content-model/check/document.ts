import type { Collection, Single } from '../collections';
import type { Parsed } from './parse';

/** A content file that could be read, with its type. */
export interface Document {
  /** Seen from the content folder. */
  file: string;
  type: Collection | Single;
  /** The subfolder of a grouped collection. */
  group?: string;
  parsed: Parsed;
}

/** A document of a collection. */
export type Entry = Document & { type: Collection };

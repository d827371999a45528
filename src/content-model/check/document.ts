import type { Collection, Single } from '../collections';
import type { Parsed } from './parse';

/** A content file that could be parsed, with its type. */
export interface Document {
  /** Path relative to the content folder. */
  file: string;
  type: Collection | Single;
  /** In a grouped collection, the subfolder: `pulses` for `products/pulses/toor-dal.json`. */
  group?: string;
  /** The text of the file. */
  source: string;
  parsed: Parsed;
}

/** A document of a collection. */
export type Entry = Document & { type: Collection };

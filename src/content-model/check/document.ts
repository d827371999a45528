import type { Collection, Single } from '../collections';
import type { Parsed } from './parse';

/** A parsed content file and its document type. */
export interface Document {
  /** Path relative to the content folder. */
  file: string;
  type: Collection | Single;
  /** The subfolder in a grouped collection: `pulses` for `products/pulses/toor-dal.json`. */
  group?: string;
  /** The text of the file. */
  source: string;
  parsed: Parsed;
}

/** A document of a collection. */
export type Entry = Document & { type: Collection };

import type { Collection, Single } from '../collections';
import type { Parsed } from './parse';

export interface Document {
  /** Path relative to the content folder. */
  file: string;
  type: Collection | Single;
  /** The subfolder in a grouped collection: `pulses` for `products/pulses/toor-dal.json`. */
  group?: string;
  source: string;
  parsed: Parsed;
}

export type Entry = Document & { type: Collection };

import type { Collection, Single } from '../collections';
import type { FieldPath } from '../schema';
import { findingAt, type Parsed } from './parse';
import type { Flaw, Problem } from './problem';

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

export const problemAt = ({ file, parsed }: Document, path: FieldPath, flaw: Flaw): Problem => ({
  file,
  ...findingAt(parsed, path, flaw),
});

import type { Problem } from './problem';

/** What references are held against. */
export interface CheckContext {
  /** The content folder, absolute. */
  contentDir: string;
  /** All files in it, seen from it, with forward slashes. */
  files: ReadonlySet<string>;
  /** The pixels that a picture among them is wide, or undefined if it cannot be read. Each is read once. */
  widthOf: (file: string) => number | undefined;
  /** All addresses of the site, aliases included. */
  routes: ReadonlySet<string>;
  /** Collections that are empty for now: links to what they held are told, but stop nothing. */
  emptyFolders: readonly string[];
  /** Whether a document could not be read: its address is unknown then, so that no link can be called wrong. */
  incomplete: boolean;
}

/** What is wrong with a value and what to do, or nothing. */
export type CheckResult = [message: string, remedy: string, severity?: Problem['severity']] | undefined;

import type { Problem } from './problem';

/** Facts about the rest of the content, for the checks of links and pictures. */
export interface CheckContext {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** All files in it: relative paths with forward slashes. */
  files: ReadonlySet<string>;
  /** Width in pixels of a picture among `files`, or undefined if it cannot be read. Cached. */
  widthOf: (file: string) => number | undefined;
  /** All paths of the site, aliases included. */
  routes: ReadonlySet<string>;
  /** Folders of empty collections. A link to what may be a missing entry is then only a warning. */
  emptyFolders: readonly string[];
  /** Whether a document could not be read. Its path is unknown, so links to unknown paths are not reported. */
  incomplete: boolean;
}

/** The problem of a value and how to fix it; undefined if there is none. Severity `error` by default. */
export type CheckResult = [message: string, remedy: string, severity?: Problem['severity']] | undefined;

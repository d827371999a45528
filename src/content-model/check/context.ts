import type { Problem } from './problem';

/** What the checks of links and pictures need to know about the rest of the content. */
export interface CheckContext {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** All files in it: relative paths with forward slashes. */
  files: ReadonlySet<string>;
  /** Width in pixels of a picture among `files`, or undefined if it cannot be read. Cached. */
  widthOf: (file: string) => number | undefined;
  /** All paths of the site, aliases included. */
  routes: ReadonlySet<string>;
  /** Folders of collections that are empty. A link that may lead to a missing entry is then only a warning. */
  emptyFolders: readonly string[];
  /** Whether a document could not be read. Its path is unknown, so links to unknown paths are not reported. */
  incomplete: boolean;
}

/** What is wrong with a value and how to fix it; undefined if nothing is wrong. The severity defaults to error. */
export type CheckResult = [message: string, remedy: string, severity?: Problem['severity']] | undefined;

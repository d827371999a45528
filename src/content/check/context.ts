import type { Pictures } from '../readPicture';

/** Data about all content files, which the checks of links and pictures need. */
export interface CheckContext {
  contentDir: string;
  /** All content files: paths relative to the content folder, with forward slashes. */
  files: ReadonlySet<string>;
  pictures: Pictures;
  /** All paths of the site, including aliases. */
  routes: ReadonlySet<string>;
  /** URL paths of the files that links may open: those in `static/`, and those that the build writes. */
  publishedFiles: ReadonlySet<string>;
  /** Folders of empty collections. A link that may lead to one of their entries is a warning instead of an error. */
  emptyFolders: readonly string[];
  /** Whether a document could not be read. Its path is unknown, so the check does not report links to unknown paths. */
  incomplete: boolean;
}

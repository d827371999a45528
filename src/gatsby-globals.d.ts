/** Globals of Gatsby's runtime that the site uses. */
interface Window {
  ___loader: {
    /** Loads data and scripts of a page. `page` is its path and query. */
    loadPage: (page: string) => Promise<GatsbyPage | undefined>;
    /** The result of an earlier `loadPage`, successful or not; undefined if there is none. */
    loadPageSync: (page: string, options?: object) => GatsbyPage | undefined;
  };
  /** The hash of the build that the HTML of this document belongs to. */
  ___webpackCompilationHash: string;
}

/** A page as Gatsby's loader returns it, or the reason why it could not be loaded. */
interface GatsbyPage {
  status?: string;
  error?: unknown;
  page?: {
    /** The hash of the build that the server had when the page was loaded; empty if unknown. */
    webpackCompilationHash: string;
  };
}

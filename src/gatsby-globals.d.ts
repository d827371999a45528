/** What the site uses of the globals of Gatsby's runtime. */
interface Window {
  ___loader: {
    /** Loads data and scripts of a page. `page` is its path and query. */
    loadPage: (page: string) => Promise<GatsbyPage | undefined>;
    /** The result of an earlier `loadPage`, successful or not; undefined if there is none. */
    loadPageSync: (page: string, options?: object) => GatsbyPage | undefined;
  };
  /** The hash of the build that the HTML of this document is from. */
  ___webpackCompilationHash: string;
}

/** A page as Gatsby's loader returns it, or why it could not be loaded. */
interface GatsbyPage {
  status?: string;
  error?: unknown;
  page?: {
    /** The hash of the build that the server had when the page was loaded; empty if unknown. */
    webpackCompilationHash: string;
  };
}

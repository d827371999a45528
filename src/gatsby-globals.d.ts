/** Globals of Gatsby's runtime that the site uses. */
interface Window {
  ___loader: {
    /** Loads the data and scripts of a page. `page` is its path and query. */
    loadPage: (page: string) => Promise<GatsbyPage | undefined>;
    /** Returns the result of an earlier `loadPage`, including a failed one; undefined if the page was never loaded. */
    loadPageSync: (page: string, options?: object) => GatsbyPage | undefined;
    /** Loads a page whose link is hovered. */
    hovering: (page: string) => void;
  };
  /** The hash of the build that created the HTML of this document. */
  ___webpackCompilationHash: string;
}

/** The result of Gatsby's loader: a page, or an error if the page could not be loaded. */
interface GatsbyPage {
  status?: string;
  page?: {
    /** The hash of the build that was on the server when the page was loaded; empty if unknown. */
    webpackCompilationHash: string;
  };
}

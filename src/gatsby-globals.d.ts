/** What Gatsby's runtime keeps in the window, as far as the site uses it. */
interface Window {
  ___loader: {
    /** Loads data and script of a page; `page` is its path and query. */
    loadPage: (page: string) => Promise<GatsbyPage | undefined>;
    /** A page that has been loaded, or has failed to. */
    loadPageSync: (page: string, options?: object) => GatsbyPage | undefined;
    /** Loads a page that the visitor is about to ask for. */
    hovering: (page: string) => void;
  };
  /** The release that the HTML of this document is of. */
  ___webpackCompilationHash: string;
  /** Follows a link. */
  ___navigate: (to: string, options?: object) => void;
}

/** What Gatsby's loader gives for a page: what the page needs, or why it failed. */
interface GatsbyPage {
  status?: string;
  error?: unknown;
  page?: {
    /** The release that the server was at when the page was loaded; empty if it did not tell. */
    webpackCompilationHash: string;
  };
}

/** What Gatsby's runtime keeps in the window, as far as `src/browser` uses it. */
interface Window {
  ___loader: {
    /** Loads data and script of a page; `page` is its path and query. */
    loadPage: (page: string) => Promise<{ status?: string; error?: unknown } | undefined>;
    /** A page that has been loaded, or has failed to. */
    loadPageSync: (page: string, options?: object) => { status?: string } | undefined;
  };
  /** Follows a link. */
  ___navigate: (to: string, options?: object) => void;
}

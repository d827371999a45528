/** Works around bugs in Gatsby's page loading (docs/behaviour.md, "Pages that fail"). Tested with Gatsby 5.16.1. */

const pathAndQuery = ({ pathname, search }: URL | Location): string => pathname + search;

/** A promise that never settles. Gatsby then does not render a page that a reload or newer navigation replaces. */
const unsettled = new Promise<undefined>(() => {});

/**
 * Wraps Gatsby's loader. If a page cannot be loaded or belongs to another release, the browser opens it with a full
 * page load, which keeps query and hash. A page that arrives after the visitor has gone to another page is ignored.
 *
 * The full page load cannot repeat forever: Gatsby loads the first page before this function runs, and reloads an
 * outdated page only once.
 */
export function reloadFailedPages(): void {
  const { ___loader: loader, ___webpackCompilationHash: release } = window;
  const { loadPage, loadPageSync } = loader;
  const isUsable = (found: GatsbyPage | undefined): boolean =>
    found !== undefined && found.status !== 'error' && found.page?.webpackCompilationHash === release;

  // Remember the last clicked link, because the loader receives only path and query, without the hash.
  let [lastClicked, lastRequested] = ['', ''];
  const rememberLink = ({ target }: MouseEvent) => {
    if (target instanceof Element) lastClicked = target.closest('a')?.href ?? lastClicked;
  };
  document.addEventListener('click', rememberLink, { capture: true });

  // Return undefined for a failed page, so that Gatsby calls loadPage. Otherwise Gatsby would show a blank screen.
  loader.loadPageSync = (page, options) => {
    const found = loadPageSync(page, options);
    return isUsable(found) ? found : undefined;
  };
  loader.loadPage = async (page) => {
    const isHistoryMove = page === pathAndQuery(window.location); // After a click, the URL changes only later.
    lastRequested = page;
    const found = await loadPage(page).catch(() => undefined); // Rejects if the page data refer to an unknown script.
    const isSuperseded = page !== lastRequested || (isHistoryMove && page !== pathAndQuery(window.location));
    if (isSuperseded) return unsettled;
    if (isUsable(found)) return found;
    const clicked = new URL(lastClicked, window.location.href);
    if (isHistoryMove) window.location.reload();
    else window.location.assign(page === pathAndQuery(clicked) ? clicked : page);
    return unsettled;
  };
}

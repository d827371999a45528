/** Works around faults of Gatsby's page loading (docs/behaviour.md, "Pages that fail"). Tested with Gatsby 5.16.1. */

/** Set on `<html>` once React has hydrated the page. From then on the router handles Back and Forward. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

const pathAndQuery = ({ pathname, search }: URL | Location): string => pathname + search;

/** Never settles: Gatsby renders nothing while the page reloads, or when the visitor has gone to another page. */
const unsettled = new Promise<undefined>(() => {});

/**
 * Wraps Gatsby's loader. A page that cannot be loaded, or belongs to another release, is opened with a hard navigation
 * that keeps query and hash, which Gatsby would drop. A page that arrives after the visitor has gone to another one is
 * dropped. Cannot loop: the first page is loaded before, and Gatsby reloads an outdated page only once.
 */
export function openFailedPagesInFull(): void {
  const { ___loader: loader, ___webpackCompilationHash: release } = window;
  const { loadPage, loadPageSync } = loader;
  const isUsable = (found: GatsbyPage | undefined): boolean =>
    found !== undefined && found.status !== 'error' && found.page?.webpackCompilationHash === release;

  // The last clicked link is remembered for its hash: the loader gets only path and query.
  let [lastClicked, lastRequested] = ['', ''];
  const rememberLink = ({ target }: MouseEvent) => {
    if (target instanceof Element) lastClicked = target.closest('a')?.href ?? lastClicked;
  };
  document.addEventListener('click', rememberLink, { capture: true });

  // Without a result Gatsby calls loadPage; with a failed one it would show a blank screen.
  loader.loadPageSync = (page, options) => {
    const found = loadPageSync(page, options);
    return isUsable(found) ? found : undefined;
  };
  loader.loadPage = async (page) => {
    const isHistoryMove = page === pathAndQuery(window.location); // After a click the URL changes later.
    lastRequested = page;
    const found = await loadPage(page).catch(() => undefined); // Rejects if the data name an unknown script.
    const isOutdated = page !== lastRequested || (isHistoryMove && page !== pathAndQuery(window.location));
    if (isOutdated) return unsettled;
    if (isUsable(found)) return found;
    const clicked = new URL(lastClicked, window.location.href);
    if (isHistoryMove) window.location.reload();
    else window.location.assign(page === pathAndQuery(clicked) ? clicked : page);
    return unsettled;
  };
}

/** Works around faults of Gatsby's page loading (docs/behaviour.md, "Pages that fail"). Tested with Gatsby 5.16.1. */

/** Set on `<html>` once React has hydrated the page. From then on the router handles Back and Forward. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

const pathAndQuery = ({ pathname, search }: URL | Location): string => pathname + search;

/** Returned to Gatsby instead of a page, so that it renders nothing: this file reloads, or drops the page. */
const never = new Promise<undefined>(() => {});

/**
 * Reloads when Back or Forward changes path or query before hydration. These entries were made by `pushState`, so the
 * browser changes only the URL, and no router is there yet to show the other page. Runs as an inline script: its body
 * must not use anything from outside.
 */
export function reloadBeforeHydration(hydratedAttribute: string): void {
  const current = () => window.location.pathname + window.location.search;
  const shown = current();
  window.addEventListener('popstate', () => {
    const hydrated = document.documentElement.hasAttribute(hydratedAttribute);
    if (!hydrated && current() !== shown) window.location.reload();
  });
}

/**
 * Wraps Gatsby's loader. A page that cannot be loaded, or that belongs to a newer release, is opened by a hard navigation
 * with its query and hash; Gatsby would drop them, and show a blank screen when Back leads to a page that failed before.
 * A page that arrives after Back when the visitor has already gone on to another one is dropped.
 */
export function openFailedPagesInFull(): void {
  const { ___loader: loader, ___webpackCompilationHash: release } = window;
  const { loadPage, loadPageSync } = loader;
  const isUsable = (found: GatsbyPage | undefined): boolean =>
    found !== undefined && found.status !== 'error' && found.page?.webpackCompilationHash === release;

  /** The URL of the last clicked link, for its hash: the loader gets only path and query. */
  let lastClicked = '';
  let lastRequested = '';
  const rememberLink = ({ target }: MouseEvent) => {
    if (target instanceof Element) lastClicked = target.closest('a')?.href ?? lastClicked;
  };
  document.addEventListener('click', rememberLink, { capture: true });

  loader.loadPageSync = (page, options) => {
    const found = loadPageSync(page, options);
    return isUsable(found) ? found : undefined;
  };
  loader.loadPage = async (page) => {
    const isBack = page === pathAndQuery(window.location);
    lastRequested = page;
    const found = await loadPage(page).catch(() => undefined); // Rejects if the data name an unknown script.
    const isOutdated = page !== lastRequested || (isBack && page !== pathAndQuery(window.location));
    if (isBack && isOutdated) return never;
    if (isUsable(found)) return found;
    const clicked = new URL(lastClicked, window.location.href);
    if (isBack) window.location.reload();
    else if (!isOutdated) window.location.assign(page === pathAndQuery(clicked) ? clicked : page);
    return never;
  };
}

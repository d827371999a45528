/** What Gatsby's page loading lacks, tried with Gatsby 5.16.1 (`docs/decisions.md`, "Page loading"). */

/** Set on the document once React has hydrated the page; from then on the router answers Back and Forward. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

const pathAndQuery = ({ pathname, search }: URL | Location): string => pathname + search;

/** A promise that never settles, so that Gatsby does nothing about a page that this file takes care of. */
const never = new Promise<undefined>(() => {});

/**
 * Reloads the page when Back or Forward changes its path before React has hydrated it: right after a reload the browser
 * only changes the address, and would go on showing the other page. Runs as an inline script, so it must not use
 * anything from outside its body.
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
 * Opens a page by a full load, with its query and hash, if Gatsby cannot load it or if it belongs to a newer release.
 * Gatsby alone would drop the hash, and show a blank screen when Back leads to a page that has failed before. Also
 * ignores a page that arrives after Back when the visitor has already gone on to another one.
 */
export function openFailedPagesInFull(): void {
  const { ___loader: loader, ___webpackCompilationHash: release } = window;
  const { loadPage, loadPageSync } = loader;
  const isUsable = (found: GatsbyPage | undefined): boolean =>
    found !== undefined && found.status !== 'error' && found.page?.webpackCompilationHash === release;

  /** The address of the last link that was followed; the loader is told only its path and query. */
  let linked = new URL(window.location.href);
  let lastRequested = '';
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link) linked = new URL(link.href, window.location.href);
    },
    { capture: true },
  );

  loader.loadPageSync = (page, options) => {
    const found = loadPageSync(page, options);
    return isUsable(found) ? found : undefined;
  };
  loader.loadPage = async (page) => {
    const isBack = page === pathAndQuery(window.location);
    lastRequested = page;
    const found = await loadPage(page);
    const left = page !== lastRequested || (isBack && page !== pathAndQuery(window.location));
    if (isBack && left) return never;
    if (isUsable(found)) return found;
    if (isBack) window.location.reload();
    else if (!left) window.location.assign(page === pathAndQuery(linked) ? linked : page);
    return never;
  };
}

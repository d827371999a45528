/**
 * Reloads the page when Back or Forward changes path or query before hydration. `pushState` made these history
 * entries, so the browser changes only the URL, and the router that would show the other page has not started.
 * @param hydratedAttribute the attribute of the root element of a hydrated page
 */
export function reloadBeforeHydration(hydratedAttribute: string): void {
  const current = () => window.location.pathname + window.location.search;
  const shown = current();
  window.addEventListener('popstate', () => {
    const hydrated = document.documentElement.hasAttribute(hydratedAttribute);
    if (!hydrated && current() !== shown) window.location.reload();
  });
}

/**
 * Reloads the page if Back or Forward changes the path or query before hydration. These history entries come from
 * `pushState`, so the browser changes only the URL. The router, which would render the other page, has not started.
 * @param hydratedAttribute the attribute that the root element has after hydration
 */
export function reloadBeforeHydration(hydratedAttribute: string): void {
  const current = () => window.location.pathname + window.location.search;
  const shown = current();
  window.addEventListener('popstate', () => {
    const hydrated = document.documentElement.hasAttribute(hydratedAttribute);
    if (!hydrated && current() !== shown) window.location.reload();
  });
}

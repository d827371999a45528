import type { GatsbyBrowser } from 'gatsby';
import { namedBy } from '../routes';
import { openAfresh, setFailedRoute } from './failedRoute';
import { ALIVE_ATTRIBUTE } from './loadUntilAlive';

/** The path and query of an address on this site. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.href);
  return pathname + search;
}

/**
 * Takes over when a page cannot be loaded on the way to it: its data or its script failed, because the connection did,
 * or because a newer release has replaced them. Gatsby would load the bare path, without the hash, whether or not the
 * server can be reached. The first page is left alone: without its script its HTML still stands.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const { ___loader: loader, ___navigate: navigate } = window;
  const { loadPage } = loader;
  let asked = '';
  document.documentElement.setAttribute(ALIVE_ATTRIBUTE, '');

  window.___navigate = (to, options) => {
    asked = to;
    navigate(to, options);
  };
  window.addEventListener('popstate', () => {
    asked = window.location.href;
    // Not for the skip link, which leads to a place on the error page itself.
    if (!document.getElementById(namedBy(window.location.hash))) setFailedRoute(undefined);
  });

  loader.loadPage = async (page) => {
    const found = await loadPage(page).catch(() => undefined);
    if (found && found.status !== 'error') return found;
    await openAfresh(pageOf(asked) === page ? asked : page);
    // Gatsby waits, and does not load the bare path.
    return new Promise(() => {});
  };
};

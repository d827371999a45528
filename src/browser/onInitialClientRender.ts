import type { GatsbyBrowser } from 'gatsby';
import { namedBy } from '../routes';
import { failedRoute } from './failedRoute';
import { ALIVE_ATTRIBUTE } from './loadUntilAlive';
import { isInBrowser, openAfresh, want, wantedOn } from './openAfresh';
import { releaseCheck } from './releaseCheck';

/** A promise for Gatsby to wait for, which goes on by itself to load the bare path else. */
const never = new Promise<undefined>(() => {});

const isError = (found: GatsbyPage | undefined): boolean => !found || found.status === 'error';

/**
 * Takes over when a page cannot be loaded on the way to it: its data or its script failed, because the connection did,
 * or they are of a newer release. Gatsby would load the bare path, without the hash, whether or not the server can be
 * reached. The first page is left alone: without its script its HTML still stands.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.setAttribute(ALIVE_ATTRIBUTE, '');
  const { ___loader: loader, ___navigate: navigate } = window;
  const { loadPage, loadPageSync } = loader;
  const { pathname, search } = window.location;
  const fits = releaseCheck(loadPageSync(pathname + search));

  window.___navigate = (to, options) => {
    want(to);
    navigate(to, options);
  };
  window.addEventListener(
    'popstate',
    () => {
      want(window.location.href);
      // Not for the skip link, which leads to a place on the error page itself.
      if (!document.getElementById(namedBy(window.location.hash))) failedRoute.set(undefined);
    },
    // Before Gatsby hears of it.
    { capture: true },
  );
  window.addEventListener('pageshow', ({ persisted }) => {
    const failed = failedRoute.get();
    if (!persisted || !failed) return;
    // A page that comes back from the browser's memory is as it was left, with a failure that may be over by now.
    if (isInBrowser(failed.address)) openAfresh(failed.address);
    else failedRoute.set(undefined);
  });

  // On the way back Gatsby would take a failure that it remembers for a page, and look at no release.
  loader.loadPageSync = (page, options) => {
    const found = loadPageSync(page, options);
    return isError(found) || !fits(found) ? undefined : found;
  };
  loader.loadPage = async (page) => {
    const onWayBack = isInBrowser(page);
    const found = await loadPage(page).catch((error: unknown): GatsbyPage => ({ status: 'error', error }));
    const failed = isError(found);
    // What comes after the visitor has gone on elsewhere, Gatsby would show at the new address, or nothing at all.
    if (onWayBack && !isInBrowser(page)) return never;
    if (!failed && fits(found)) return found;
    if (failed) console.error(`The parts of ${page} could not be loaded.`, found?.error);
    const address = wantedOn(page);
    if (address !== undefined) await openAfresh(address);
    return never;
  };
};

import { failedRoute } from './failedRoute';

/** Milliseconds that the server has to show that it can be reached. */
export const HEAD_LIMIT = 10_000;

/** Where the visitor wants to be: the address last asked for. What was asked for before counts no more. */
let wanted = '';

/** Tells that the visitor has asked for an address. */
export const want = (address: string): void => {
  wanted = address;
};

/** The path and query of an address on this site. */
const pageOf = (address: string): string => {
  const { pathname, search } = new URL(address, window.location.href);
  return pathname + search;
};

/** Whether an address is that in the browser, but for the hash. */
export const isInBrowser = (address: string): boolean => pageOf(address) === pageOf(window.location.href);

/**
 * The address last asked for, if it is one of a page.
 * @param page its path and query
 */
export const wantedOn = (page: string): string | undefined =>
  pageOf(wanted) === pageOf(page) ? wanted : undefined;

/** @throws if the server cannot be reached, takes too long, or is out of order */
async function reach(address: string): Promise<void> {
  const signal = AbortSignal.timeout(HEAD_LIMIT);
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
  if (status >= 500) throw new Error(`The server answered with HTTP status ${status}.`);
}

/**
 * Opens an address by a full load, which also fetches the scripts of a newer release. If the server cannot be reached,
 * the visitor stays within the site and gets our error page, not the browser's; Back leads from it to the page before,
 * and a reload tries again, as from the browser's.
 */
export async function openAfresh(address: string): Promise<void> {
  want(address);
  const failure = await reach(address).catch((error: unknown) => ({ error }));
  if (wanted !== address) return;
  if (failure) {
    console.error(`${address} could not be opened.`, failure.error);
    // A key of its own, as the router gives to each place.
    if (!isInBrowser(address)) window.history.pushState({ key: String(Date.now()) }, '', address);
    failedRoute.set({ address, attempt: (failedRoute.get()?.attempt ?? 0) + 1 });
  } else if (isInBrowser(address)) {
    // On the way back the address is there already; to go to it would load nothing.
    window.history.replaceState(window.history.state, '', address);
    window.location.reload();
  } else {
    window.location.assign(address);
  }
}

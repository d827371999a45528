/** The address that could not be opened, while our error page stands for it. */

let failed: string | undefined;
const listeners = new Set<() => void>();

export const failedRoute = (): string | undefined => failed;

export function setFailedRoute(address: string | undefined): void {
  failed = address;
  for (const changed of listeners) changed();
}

export function subscribeToFailedRoute(changed: () => void) {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/**
 * Opens an address by a full load, which also fetches the scripts of a newer release. If the server cannot be reached,
 * the visitor stays within the site and gets our error page, not the browser's.
 */
export async function openAfresh(address: string): Promise<void> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (status >= 500) throw new Error(`The server answered with HTTP status ${status}.`);
  } catch (error) {
    console.error(`${address} could not be opened.`, error);
    setFailedRoute(address);
    return;
  }
  const { pathname, search } = new URL(address, window.location.href);
  if (pathname + search !== window.location.pathname + window.location.search) {
    window.location.assign(address);
  } else {
    // On the way back the address is there already; to go to it would load nothing.
    window.history.replaceState(window.history.state, '', address);
    window.location.reload();
  }
}

import { useRef, useSyncExternalStore } from 'react';
import { withoutTrailingSlash } from '../routes';

const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  window.addEventListener('popstate', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('popstate', changed);
  };
}

/**
 * The hash of the address, such as `#toor-dal`; empty if there is none, and until the page is hydrated. Of links that
 * Gatsby follows the browser tells nothing, but the router renders the page anew. On the way to another page, which
 * may take a while, the hash stays as it is.
 */
export function useHash(): string {
  const last = useRef<{ page: string; hash: string }>();
  const read = () => {
    const page = withoutTrailingSlash(window.location.pathname);
    if (!last.current || last.current.page === page) last.current = { page, hash: window.location.hash };
    return last.current.hash;
  };
  return useSyncExternalStore(subscribe, read, () => '');
}

/**
 * Writes a hash into the address and scrolls nowhere. Gatsby's router is passed by: it would render the whole page
 * anew and announce it as another one.
 * @param hash with its `#`
 * @param entry whether the browser's history gets a new entry, or the entry shown is changed
 */
export function writeHash(hash: string, entry: 'new' | 'same'): void {
  try {
    // A key of its own, as the router gives to each place: whatever is open closes on the way back to it.
    if (entry === 'new') window.history.pushState({ key: String(Date.now()) }, '', hash);
    else window.history.replaceState(window.history.state, '', hash);
  } catch {
    // Browsers refuse when it happens too often, as with an arrow key held down. The address then lags behind.
  }
  for (const changed of listeners) changed();
}

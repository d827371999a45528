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
 * The hash of the address. Of links that Gatsby follows the browser tells nothing, but the router renders the page
 * anew. On the way to another page, which may take a while, the hash stays as it is, and is not written.
 * @returns the hash with its `#`, such as `#toor-dal`, empty if there is none and until the page is hydrated; and
 *   `write`, which puts another into the address and scrolls nowhere. It passes Gatsby's router by, which would
 *   render the whole page anew and announce it as another one
 */
export function useHash() {
  const own = useRef<{ page: string; hash: string }>();
  const read = () => {
    const page = withoutTrailingSlash(window.location.pathname);
    if (!own.current || own.current.page === page) own.current = { page, hash: window.location.hash };
    return own.current.hash;
  };
  const hash = useSyncExternalStore(subscribe, read, () => '');

  /** `entry` says whether the browser's history gets a new entry, or the entry shown is changed. */
  const write = (next: string, entry: 'new' | 'same') => {
    if (withoutTrailingSlash(window.location.pathname) !== own.current?.page) return;
    try {
      // A key of its own, as the router gives to each place.
      if (entry === 'new') window.history.pushState({ key: String(Date.now()) }, '', next);
      else window.history.replaceState(window.history.state, '', next);
    } catch {
      // Browsers refuse when it happens too often, as with an arrow key held down. The address then lags behind.
    }
    for (const changed of listeners) changed();
  };

  return [hash, write] as const;
}

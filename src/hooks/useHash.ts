import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  window.addEventListener('popstate', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('popstate', changed);
  };
}

/** The hash of the address, such as `#toor-dal`; empty if there is none, and until the page is hydrated. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );

/**
 * Writes a hash into the address and scrolls nowhere. Gatsby's router is passed by: it would render the whole page
 * anew and announce it as another one.
 * @param hash with its `#`
 * @param entry whether the browser's history gets a new entry, or the entry shown is changed
 */
export function writeHash(hash: string, entry: 'new' | 'same'): void {
  if (entry === 'new') window.history.pushState(null, '', hash);
  else window.history.replaceState(window.history.state, '', hash);
  for (const changed of listeners) changed();
}

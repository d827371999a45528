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

/** Marks the entries that `write` adds to the history: the entry before them shows the same page. */
const ADDED = 'addedByHash';

/**
 * The hash of the address. Of links that Gatsby follows the browser tells nothing, but the router renders the page
 * anew. On the way to another page, which may take a while, the hash stays as it is, and is not written.
 * @returns the hash with its `#`, such as `#toor-dal`, empty if there is none and until the page is hydrated;
 *   `write`, which puts another into the address and passes Gatsby's router by, because that would render the whole
 *   page anew and announce it as another one; and `remove`, which takes it out. Both scroll nowhere
 */
export function useHash() {
  const own = useRef<{ page: string; hash: string }>();
  const read = () => {
    const page = withoutTrailingSlash(window.location.pathname);
    if (!own.current || own.current.page === page) own.current = { page, hash: window.location.hash };
    return own.current.hash;
  };
  const hash = useSyncExternalStore(subscribe, read, () => '');

  const change = (apply: (history: History, location: Location) => void) => {
    if (withoutTrailingSlash(window.location.pathname) !== own.current?.page) return;
    try {
      apply(window.history, window.location);
    } catch {
      // Browsers refuse when it happens too often, as with an arrow key held down. The address then lags behind.
    }
    for (const changed of listeners) changed();
  };

  /** `entry` says whether the browser's history gets a new entry, or the entry shown is changed. */
  const write = (next: string, entry: 'new' | 'same') =>
    change((history) => {
      // A key of its own, as the router gives to each place.
      if (entry === 'new') history.pushState({ key: String(Date.now()), [ADDED]: true }, '', next);
      else history.replaceState(history.state, '', next);
    });

  /** Back to the entry before, in a moment, if `write` has added the one shown; else the entry shown is changed. */
  const remove = () =>
    change((history, { pathname, search }) => {
      if (history.state?.[ADDED]) history.back();
      else history.replaceState(history.state, '', pathname + search);
    });

  return [hash, write, remove] as const;
}

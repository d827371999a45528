import { useRef, useSyncExternalStore } from 'react';
import { withoutTrailingSlash } from '../routes';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/** Marks, in `history.state`, the entries that `write` pushes: the entry before them shows the same page. */
const ADDED = 'addedByHash';

/**
 * Reads and changes the hash of the URL (docs/behaviour.md, "Choices in the address"). Changes go to the History
 * API and not through Gatsby's router, which would render the whole page again and announce it as a new one. They
 * never scroll.
 *
 * While the router loads another page after Back or Forward, the URL already names that page; the hook then keeps
 * its last hash and changes nothing.
 * @returns `[hash, write, remove]`:
 * - `hash` begins with `#` (`#toor-dal`); it is empty if the URL has none, and before hydration
 * - `write` sets another hash, which begins with `#`, too
 * - `remove` goes back if `write` has pushed the current history entry, else takes the hash out of its URL
 */
export function useHash() {
  const lastRead = useRef<{ path: string; hash: string }>();
  // A link that Gatsby follows fires no event, but the router then renders the page, which reads the hash again.
  const read = () => {
    const path = withoutTrailingSlash(window.location.pathname);
    if (!lastRead.current || lastRead.current.path === path)
      lastRead.current = { path, hash: window.location.hash };
    return lastRead.current.hash;
  };
  const hash = useSyncExternalStore(subscribe, read, () => '');

  const change = (apply: (history: History, location: Location) => void) => {
    if (withoutTrailingSlash(window.location.pathname) !== lastRead.current?.path) return;
    try {
      apply(window.history, window.location);
    } catch {
      // Browsers limit the rate of changes, such as those of an arrow key held down. The URL then lags behind.
    }
    for (const listener of listeners) listener();
  };

  /** `entry` says whether to push a new history entry or to replace the URL of the current one. */
  const write = (next: string, entry: 'new' | 'same') =>
    change((history) => {
      // Gatsby's router expects a key of its own in each entry.
      if (entry === 'new') history.pushState({ key: String(Date.now()), [ADDED]: true }, '', next);
      else history.replaceState(history.state, '', next);
    });

  /** Going back is asynchronous: the hash changes with the `popstate` event. */
  const remove = () =>
    change((history, { pathname, search }) => {
      if (history.state?.[ADDED]) history.back();
      else history.replaceState(history.state, '', pathname + search);
    });

  return [hash, write, remove] as const;
}

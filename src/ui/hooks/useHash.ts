import { useRef, useSyncExternalStore } from 'react';
import { withoutTrailingSlash } from '../../routes';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/** Property of `history.state` in entries that `write` pushed. The previous entry then belongs to the same page. */
const ADDED = 'addedByHash';

/**
 * Reads and changes the hash of the URL (docs/behaviour.md, "Choices in the URL"). The hook calls the History API
 * directly, because Gatsby's router would render the whole page again and announce it as a new page. Changes never
 * scroll the page.
 *
 * After Back or Forward to another page, the URL is already the URL of that page while the router loads it. Until the
 * page is rendered, the hook returns the last hash and ignores changes.
 * @returns `[hash, write, remove]`:
 * - `hash` begins with `#` (`#toor-dal`). It is empty before hydration and if the URL has no hash.
 * - `write` sets the hash. Its argument begins with `#`, too.
 * - `remove` goes back if `write` pushed the current history entry. Otherwise it removes the hash from the URL.
 */
export function useHash() {
  const lastRead = useRef<{ path: string; hash: string }>();
  // A click on a Gatsby link fires no `popstate`. But the router then renders the page, and the hash is read again.
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
      // Browsers limit how often a page may change the URL, for example while an arrow key is held down. The URL then
      // does not change.
    }
    for (const listener of listeners) listener();
  };

  /** `entry` says whether to push a new history entry or to replace the URL of the current one. */
  const write = (next: string, entry: 'new' | 'same') =>
    change((history) => {
      // Gatsby's router expects each history entry to have a unique key.
      if (entry === 'new') history.pushState({ key: String(Date.now()), [ADDED]: true }, '', next);
      else history.replaceState(history.state, '', next);
    });

  /** `history.back()` is asynchronous, so the hash changes only with the `popstate` event. */
  const remove = () =>
    change((history, { pathname, search }) => {
      if (history.state?.[ADDED]) history.back();
      else history.replaceState(history.state, '', pathname + search);
    });

  return [hash, write, remove] as const;
}

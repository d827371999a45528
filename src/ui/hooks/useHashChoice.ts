import { useRef, useState, useSyncExternalStore } from 'react';
import { idInHash, withoutTrailingSlash } from '../../routes';
import { listen } from '../browser/events';
import { useHydrated } from '../site/hydration';

/** The History API fires no `popstate`. */
const CHANGED = 'changedByHashChoice';

const subscribe = (onChange: () => void) => listen(window, ['popstate', CHANGED], onChange);

/** Property of `history.state` in entries that `write` pushed. The previous entry then belongs to the same page. */
const ADDED = 'addedByHash';

/**
 * Reads and changes the hash with the History API, because Gatsby's router would render and announce the page again.
 * The hash is empty before hydration. After Back or Forward to another page, the URL changes before the page is
 * rendered: until then, the hook returns the last hash and ignores changes.
 */
function useHash() {
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
      // Browsers limit how often a page may change the URL, for example while an arrow key is held down.
    }
    window.dispatchEvent(new Event(CHANGED));
  };

  const write = (next: string, entry: 'new' | 'same') =>
    change((history) => {
      // Gatsby's router expects each history entry to have a unique key.
      if (entry === 'new') history.pushState({ key: String(Date.now()), [ADDED]: true }, '', next);
      else history.replaceState(history.state, '', next);
    });

  /** Goes back if `write` pushed the current entry: the hash then changes with the `popstate` event. */
  const remove = () =>
    change((history, { pathname, search }) => {
      if (history.state?.[ADDED]) history.back();
      else history.replaceState(history.state, '', pathname + search);
    });

  return { hash: useHydrated() ? hash : '', write, remove };
}

/** Keeps the selected item of a list in the hash of the URL (docs/behaviour.md, "Choices in the URL"). */
export function useHashChoice(ids: readonly string[], defaultChoice: 'first' | 'none' = 'first') {
  const defaultId = defaultChoice === 'first' ? ids[0] : undefined;
  const { hash, write, remove } = useHash();
  const [{ chosen, lastHash }, setChoice] = useState({ chosen: defaultId, lastHash: '' });
  // An effect would run only after the outdated selection is painted.
  if (hash !== lastHash) {
    const id = idInHash(hash);
    const next = ids.includes(id) ? id : id === '' || defaultChoice === 'none' ? defaultId : chosen;
    setChoice({ chosen: next, lastHash: hash });
  }

  // In development, the chosen item may disappear when the content is edited.
  const selected = chosen !== undefined && ids.includes(chosen) ? chosen : defaultId;

  const choose = (id: string, by: 'click' | 'key') => {
    setChoice({ chosen: id, lastHash });
    write(`#${id}`, by === 'click' && id !== selected ? 'new' : 'same');
  };
  const clear = () => {
    setChoice({ chosen: defaultId, lastHash });
    remove();
  };

  return [selected, choose, clear] as const;
}

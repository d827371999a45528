/**
 * A text in `localStorage` or `sessionStorage`. If the browser refuses to store it, it is kept in memory until the page
 * is unloaded.
 */
export interface StoredText {
  /** The text; null if there is none. */
  read: () => string | null;
  /** Stores a text; null removes it. */
  write: (text: string | null) => void;
  /** Calls `onChange` when the text may have changed, in this tab or another. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

/** Events after which another tab may have changed the text; `pageshow` follows the back/forward cache. */
const FROM_OTHER_TABS = ['storage', 'pageshow'] as const;

/**
 * Access to one key of a storage. Never throws.
 * @param storage returns the storage; a function, because reading `window.localStorage` may itself throw
 */
export function storedText(storage: () => Storage, key: string): StoredText {
  /** The last write, if the storage refused it. */
  let refused: { text: string | null } | undefined;
  const listeners = new Set<() => void>();
  return {
    read() {
      if (refused) return refused.text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        refused = undefined;
      } catch {
        refused = { text };
      }
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      for (const event of FROM_OTHER_TABS) window.addEventListener(event, onChange);
      return () => {
        listeners.delete(onChange);
        for (const event of FROM_OTHER_TABS) window.removeEventListener(event, onChange);
      };
    },
  };
}

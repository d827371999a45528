/**
 * A text in `localStorage` or `sessionStorage`. Where the browser refuses to store it, it is kept in memory and lasts
 * until the page is unloaded.
 */
export interface StoredText {
  /** The text; null if there is none. */
  read: () => string | null;
  /** Stores a text; null removes it. */
  write: (text: string | null) => void;
}

/**
 * Access to one key of a storage. Never throws.
 * @param storage returns the storage; a function, because reading `window.localStorage` may itself throw
 */
export function storedText(storage: () => Storage, key: string): StoredText {
  /** The last write, if the storage refused it. */
  let refused: { text: string | null } | undefined;
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
    },
  };
}

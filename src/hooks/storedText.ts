/** A text that the browser keeps under a key. Where it refuses, the text lasts at least until the page is left. */
export interface StoredText {
  /** The text; null if there is none. */
  read: () => string | null;
  /** Keeps another text, or none. */
  write: (text: string | null) => void;
}

/**
 * @param storage gives the storage, which browsers may forbid even to look at
 * @param key where the text stands in it
 */
export function storedText(storage: () => Storage, key: string): StoredText {
  /** What the storage refused to keep. */
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

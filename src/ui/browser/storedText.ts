import { listen } from './events';

/** Returns null if the text is not JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Reads and writes one key of a storage. Never throws: text that the browser does not store stays in memory until the
 * page is unloaded. `storage` is a function, because reading `window.localStorage` may throw.
 */
export function storedText(storage: () => Storage, key: string) {
  /** The last written text, if the storage threw an error. */
  let refused: { text: string | null } | undefined;
  const changed = `changed:${key}`;
  return {
    read(): string | null {
      if (refused) return refused.text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text: string | null) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        refused = undefined;
      } catch {
        refused = { text };
      }
      window.dispatchEvent(new Event(changed));
    },
    /** Also calls `onChange` after changes in other tabs, and when a page returns from the back/forward cache. */
    subscribe: (onChange: () => void) => listen(window, [changed, 'storage', 'pageshow'], onChange),
  };
}

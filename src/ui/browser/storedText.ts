import { listen } from './events';

/** Another tab may have changed the text. `pageshow` also fires when a page returns from the back/forward cache. */
const FROM_OTHER_TABS = ['storage', 'pageshow'] as const;

/** Parses a stored text. Returns null if there is none, or if it is not JSON. */
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
  const changes = new EventTarget();
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
      changes.dispatchEvent(new Event('change'));
    },
    /** Calls `onChange` when the text may have changed, in any tab. Returns a function that unsubscribes. */
    subscribe(onChange: () => void) {
      const stops = [listen(changes, ['change'], onChange), listen(window, FROM_OTHER_TABS, onChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

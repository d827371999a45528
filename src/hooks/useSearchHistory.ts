import { useMemo, useSyncExternalStore } from 'react';
import { addTerm, HISTORY_KEY, parseHistory } from './searchHistory';

/** What the storage refused to keep, so that it lasts at least until the page is left. */
let refused: string | undefined;
const listeners = new Set<() => void>();

function read(): string | null {
  if (refused !== undefined) return refused;
  try {
    return window.localStorage.getItem(HISTORY_KEY);
  } catch {
    return null;
  }
}

function write(history: readonly string[]): void {
  const json = JSON.stringify(history);
  try {
    window.localStorage.setItem(HISTORY_KEY, json);
    refused = undefined;
  } catch {
    refused = json;
  }
  for (const changed of listeners) changed();
}

/** Other tabs report their changes by the `storage` event. */
function subscribe(changed: () => void) {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** The recent searches of this browser, the latest first, in step across its tabs. */
export function useSearchHistory() {
  const json = useSyncExternalStore(subscribe, read, () => null);
  return {
    terms: useMemo(() => parseHistory(json), [json]),
    add: (term: string) => write(addTerm(parseHistory(read()), term)),
    clear: () => write([]),
  };
}

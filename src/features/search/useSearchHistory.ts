import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '../../hooks/storedText';
import { addTerm, HISTORY_KEY, parseHistory } from './searchHistory';

const stored = storedText(() => window.localStorage, HISTORY_KEY);
const listeners = new Set<() => void>();

function write(history: readonly string[]): void {
  stored.write(JSON.stringify(history));
  for (const listener of listeners) listener();
}

/** The `storage` event reports changes by other tabs only; `write` notifies this one. */
function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The recent searches of this browser, the latest first, kept the same in all its tabs. */
export function useSearchHistory() {
  const json = useSyncExternalStore(subscribe, stored.read, () => null);
  return {
    terms: useMemo(() => parseHistory(json), [json]),
    add: (term: string) => write(addTerm(parseHistory(stored.read()), term)),
    clear: () => write([]),
  };
}

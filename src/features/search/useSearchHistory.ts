import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '../../hooks/storedText';
import { addTerm, HISTORY_KEY, parseHistory } from './searchHistory';

const stored = storedText(() => window.localStorage, HISTORY_KEY);
const listeners = new Set<() => void>();

function write(history: readonly string[]): void {
  stored.write(JSON.stringify(history));
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
  const json = useSyncExternalStore(subscribe, stored.read, () => null);
  return {
    terms: useMemo(() => parseHistory(json), [json]),
    add: (term: string) => write(addTerm(parseHistory(stored.read()), term)),
    clear: () => write([]),
  };
}

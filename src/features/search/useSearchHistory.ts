import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '../../hooks/storedText';
import { addTerm, HISTORY_KEY, parseHistory } from './searchHistory';

const stored = storedText(() => window.localStorage, HISTORY_KEY);

const write = (history: readonly string[]): void => stored.write(JSON.stringify(history));

/** The recent searches of this browser, the latest first, kept the same in all its tabs. */
export function useSearchHistory() {
  const json = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return {
    terms: useMemo(() => parseHistory(json), [json]),
    add: (term: string) => write(addTerm(parseHistory(stored.read()), term)),
    clear: () => write([]),
  };
}

import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, storedText } from '../ui/browser/storedText';

export const RECENT_SEARCHES_KEY = 'searchHistory';

const RECENT_SEARCHES_LIMIT = 5;

const stored = storedText(() => window.localStorage, RECENT_SEARCHES_KEY);

const write = (terms: readonly string[]): void => stored.write(JSON.stringify(terms));

/** Returns an empty array if the text is not a JSON array of non-blank strings. */
function parseTerms(json: string | null): string[] {
  const terms = parseStored(json);
  if (!Array.isArray(terms) || terms.some((term) => typeof term !== 'string' || !term.trim())) return [];
  return [...new Set<string>(terms)].slice(0, RECENT_SEARCHES_LIMIT);
}

/** The recent searches of all tabs, the latest first (docs/behaviour.md, "Search"). */
export function useRecentSearches() {
  const json = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return {
    terms: useMemo(() => parseTerms(json), [json]),
    add(term: string) {
      const terms = parseTerms(stored.read());
      write(terms.includes(term) ? terms : [term, ...terms].slice(0, RECENT_SEARCHES_LIMIT));
    },
    clear: () => write([]),
  };
}

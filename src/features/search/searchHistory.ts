/** The rules of the recent searches (docs/behaviour.md, "Search"). */

/** The key in `localStorage`; its value is a JSON array of terms. */
export const HISTORY_KEY = 'searchHistory';

/** The highest number of terms. */
export const HISTORY_LIMIT = 5;

/** The terms in a stored value; empty if it is anything but a JSON array of non-blank strings. */
export function parseHistory(json: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]');
    if (!Array.isArray(stored) || stored.some((term) => typeof term !== 'string' || !term.trim())) return [];
    return [...new Set<string>(stored)].slice(0, HISTORY_LIMIT);
  } catch {
    return [];
  }
}

/** The history with a new term in front; unchanged if it already has the term. */
export const addTerm = (history: readonly string[], term: string): readonly string[] =>
  history.includes(term) ? history : [term, ...history].slice(0, HISTORY_LIMIT);

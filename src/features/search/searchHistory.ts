/** The rules of the recent searches (specification, sections 4, 7 and 9). */

/** The key in the browser's local storage; it holds a JSON list of terms. */
export const HISTORY_KEY = 'searchHistory';

/** How many terms are kept. */
export const HISTORY_LIMIT = 5;

/** The terms in a stored text; none if it is not a JSON list of texts. */
export function parseHistory(json: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]');
    if (!Array.isArray(stored) || stored.some((term) => typeof term !== 'string' || !term.trim())) return [];
    return [...new Set<string>(stored)].slice(0, HISTORY_LIMIT);
  } catch {
    return [];
  }
}

/** The history with a new term in front; a term that it holds already changes nothing. */
export const addTerm = (history: readonly string[], term: string): readonly string[] =>
  history.includes(term) ? history : [term, ...history].slice(0, HISTORY_LIMIT);

import { SEARCH_PARAMETER } from '../../routes';

/**
 * The trimmed search term in the query of an address (docs/behaviour.md, "Search"); empty if there is none.
 * @param query such as `?search=soy`; a term with percent signs that cannot be decoded is taken literally
 */
export function searchedTerm(query: string): string {
  const term = new URLSearchParams(query).get(SEARCH_PARAMETER) ?? '';
  if (!term.includes('\uFFFD')) return term.trim();
  const literal = query.split(/[?&]/).find((part) => part.startsWith(`${SEARCH_PARAMETER}=`));
  return (literal?.slice(SEARCH_PARAMETER.length + 1) ?? term).trim();
}

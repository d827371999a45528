import { SEARCH_PARAMETER } from '../../routes';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The trimmed search term in the query of a URL (docs/behaviour.md, "Search"); empty if there is none.
 * @param query such as `?search=soy`; if its percent signs are no valid UTF-8 encoding, the term is taken literally
 */
export function searchedTerm(query: string): string {
  const term = new URLSearchParams(query).get(SEARCH_PARAMETER) ?? '';
  if (!term.includes('\uFFFD')) return term.trim();
  const literal = query
    .split(/[?&]/)
    .find((part) => part.startsWith(`${SEARCH_PARAMETER}=`))
    ?.slice(SEARCH_PARAMETER.length + 1);
  return (literal === undefined || isDecodable(literal) ? term : literal).trim();
}

import { useEffect, useRef, useState } from 'react';
import { showFiltered } from '../../browser/filterPending';
import { foldForSearch } from '../../foldForSearch';
import { useHydrated } from '../../hooks/useHydrated';
import { SEARCH_PARAMETER } from '../../routes';

/** The fields of a service that are searched. */
export interface Searchable {
  title: string;
  description: string;
  features: readonly string[];
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the trimmed search term in the query of a URL (docs/behaviour.md, "Search"); empty if there is none.
 * @param query such as `?search=soy`; a term that is not valid percent-encoded UTF-8 is taken literally
 */
export function termFromUrl(query: string): string {
  const term = new URLSearchParams(query).get(SEARCH_PARAMETER) ?? '';
  if (!term.includes('\uFFFD')) return term.trim();
  const literal = query
    .split(/[?&]/)
    .find((part) => part.startsWith(`${SEARCH_PARAMETER}=`))
    ?.slice(SEARCH_PARAMETER.length + 1);
  return (literal === undefined || isDecodable(literal) ? term : literal).trim();
}

/**
 * Returns the services whose title, description or one of the features contains the term, both folded
 * (docs/behaviour.md, "Services"). The term is plain text, not a pattern; an empty one matches all services.
 */
export function filterServices<Service extends Searchable>(
  services: readonly Service[],
  term: string,
): readonly Service[] {
  if (!term) return services;
  const wanted = foldForSearch(term);
  return services.filter(({ title, description, features }) =>
    [title, description, ...features].some((text) => foldForSearch(text).includes(wanted)),
  );
}

/**
 * The services that match the term in the URL (docs/behaviour.md, "Services"). The HTML lists all services: before
 * hydration the term is empty.
 * @param search the query of the URL, such as `?search=soy`
 * @returns
 * - `term`, and `found`, the matching services
 * - `announce`: whether to fill the live region. False in the first render with a new term, since screen readers
 *   announce only text that is added to an existing live region
 * - `cleared`: whether a search has just ended
 * - `resultsProps` for the element around the results
 */
export function useServiceSearch<Service extends Searchable>(services: readonly Service[], search: string) {
  const hydrated = useHydrated();
  const term = hydrated ? termFromUrl(search) : '';
  const results = useRef<HTMLElement>(null);
  const [lastTerm, setLastTerm] = useState('');
  const [cleared, setCleared] = useState(false);

  useEffect(() => {
    if (hydrated) showFiltered();
    // The link that ends a search is removed with it. If that has dropped the focus, move it to the results.
    if (lastTerm && !term && document.activeElement === document.body)
      results.current?.focus({ preventScroll: true });
    if (lastTerm !== term) setCleared(lastTerm !== '' && term === '');
    setLastTerm(term);
  }, [hydrated, term, lastTerm]);

  return {
    term,
    found: filterServices(services, term),
    announce: lastTerm === term,
    cleared,
    resultsProps: { ref: results, tabIndex: -1 },
  };
}

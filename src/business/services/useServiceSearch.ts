import { useEffect, useRef, useState } from 'react';
import { filterByTerm } from '../../lib/searchTerm';
import { SEARCH_PARAMETER } from '../../routes';
import { showFiltered } from '../../ui/attributes';
import { useHydrated } from '../../ui/hooks/browserState';

type Searchable = Pick<Queries.ServiceCardFragment, 'title' | 'description' | 'features'>;

/** Returns the trimmed search term in the query string of a URL, such as `?search=soy`, or an empty string. */
export const termFromUrl = (query: string): string =>
  (new URLSearchParams(query).get(SEARCH_PARAMETER) ?? '').trim();

/** Returns the services whose title, description or features contain the term. */
export const filterServices = <Service extends Searchable>(
  services: readonly Service[],
  term: string,
): readonly Service[] =>
  filterByTerm(services, term, ({ title, description, features }) => [title, description, ...features]);

/**
 * Finds the services that match the term in the URL (docs/behaviour.md, "Services"). Before hydration the term is
 * empty, because the HTML lists all services. `announce` is false in the first render with a new term, because screen
 * readers only announce text that is added to an existing live region. `cleared`: the visitor has just ended a search.
 */
export function useServiceSearch<Service extends Searchable>(services: readonly Service[], search: string) {
  const hydrated = useHydrated();
  const term = hydrated ? termFromUrl(search) : '';
  const results = useRef<HTMLElement>(null);
  const [lastTerm, setLastTerm] = useState('');
  const [cleared, setCleared] = useState(false);

  useEffect(() => {
    if (hydrated) showFiltered();
    // The link that ends the search has been removed. If it had the focus, move the focus to the results.
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

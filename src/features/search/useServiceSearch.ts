import { useEffect, useRef, useState } from 'react';
import { showFiltered } from '../../hooks/filterPending';
import { useHydrated } from '../../hooks/useHydrated';
import { filterServices, type Searchable } from './filterServices';
import { searchedTerm } from './searchedTerm';

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
  const term = hydrated ? searchedTerm(search) : '';
  const results = useRef<HTMLElement>(null);
  const [lastTerm, setLastTerm] = useState('');
  const [cleared, setCleared] = useState(false);

  useEffect(() => {
    if (hydrated) showFiltered();
    // The link that ends a search is removed with it; if that has dropped the focus, move it to the results.
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

import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { filterServices, type Searchable } from './filterServices';
import { showFilteredServices } from './hideUntilFiltered';
import { searchedTerm } from './searchedTerm';

/**
 * The services that the address searches for (specification: "Services"). The HTML lists all.
 * @param search the query of the address, such as `?search=soy`
 * @returns the term; the services found; `told`, whether a live region may tell of them by now, as it must be there
 *   before its text; `cleared`, whether a search has just ended; and the props of the results
 */
export function useServiceSearch<Service extends Searchable>(services: readonly Service[], search: string) {
  const hydrated = useHydrated();
  const term = hydrated ? searchedTerm(search) : '';
  const results = useRef<HTMLElement>(null);
  const [last, setLast] = useState('');
  const [cleared, setCleared] = useState(false);

  useEffect(() => {
    if (hydrated) showFilteredServices();
    // The link that ends a search goes with it; a focus that went too goes on at the results.
    if (last && !term && document.activeElement === document.body)
      results.current?.focus({ preventScroll: true });
    if (last !== term) setCleared(last !== '' && term === '');
    setLast(term);
  }, [hydrated, term, last]);

  return {
    term,
    found: filterServices(services, term),
    told: last === term,
    cleared,
    resultsProps: { ref: results, tabIndex: -1 },
  };
}

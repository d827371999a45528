import { useEffect, useState } from 'react';
import { searchSite } from './searchSite';

type Found = Awaited<ReturnType<typeof searchSite>>;

/**
 * The pages of the site that match a term. Undefined without a term, until they are known, and if the index cannot be
 * fetched: the services are found without it.
 */
export function useSiteSearch(term: string): Found | undefined {
  const [last, setLast] = useState<{ term: string; found: Found }>();
  useEffect(() => {
    if (!term) return;
    let isCurrent = true;
    searchSite(term).then(
      (found) => isCurrent && setLast({ term, found }),
      (error) => console.warn('The site could not be searched:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [term]);
  return last?.term === term ? last.found : undefined;
}

import { useEffect, useState } from 'react';

type Found = Awaited<ReturnType<typeof import('./searchIndex').querySearchIndex>>;

/**
 * Returns the pages and people that match a term, or undefined if the index is not loaded. Until there are results for a
 * new term, returns those of the last one, so that the list does not disappear while the visitor types.
 */
export function useSearchIndex(term: string, language: string) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!term) return setFound(undefined);
    let isCurrent = true;
    import('./searchIndex')
      .then(({ querySearchIndex }) => querySearchIndex(term, language))
      .catch((error) => console.warn('The site could not be searched:', error))
      .then((results) => isCurrent && setFound(results || undefined));
    return () => {
      isCurrent = false;
    };
  }, [term, language]);
  return found;
}

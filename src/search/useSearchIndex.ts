import { useEffect, useState } from 'react';

type Found = Awaited<ReturnType<typeof import('./searchIndex').querySearchIndex>>;

const NOTHING: Found = { count: 0, pages: [] };

/**
 * Returns the pages and people that match a term. Until there are results for a new term, returns those of the last one,
 * so that the list does not disappear while the visitor types.
 */
export function useSearchIndex(term: string, language: string): Found {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (!term) return setFound(NOTHING);
    let isCurrent = true;
    import('./searchIndex')
      .then(({ querySearchIndex }) => querySearchIndex(term, language))
      .catch((error) => console.warn('The site could not be searched:', error))
      .then((results) => isCurrent && setFound(results ?? NOTHING));
    return () => {
      isCurrent = false;
    };
  }, [term, language]);
  return found;
}

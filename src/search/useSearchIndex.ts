import { useEffect, useState } from 'react';

type Found = Awaited<ReturnType<typeof import('./searchIndex').querySearchIndex>>;

/**
 * Returns the pages and people that match a term, or undefined if there are no results yet or the index cannot be
 * loaded.
 */
export function useSearchIndex(term: string, language: string) {
  const [last, setLast] = useState<{ term: string; found: Found }>();
  useEffect(() => {
    if (!term) return;
    let isCurrent = true;
    import('./searchIndex')
      .then(({ querySearchIndex }) => querySearchIndex(term, language))
      .then((found) => isCurrent && setLast({ term, found }))
      .catch((error) => console.warn('The site could not be searched:', error));
    return () => {
      isCurrent = false;
    };
  }, [term, language]);
  return last?.term === term ? last.found : undefined;
}

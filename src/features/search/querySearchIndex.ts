import { withPrefix } from 'gatsby';
import type MiniSearch from 'minisearch';
import { useEffect, useState } from 'react';
import { SEARCH_INDEX } from '../../generatedFiles';
import { excerpt, type Passage, wordsOf } from './excerpt';
import type { SearchRecord } from './searchRecord';

/** Maximum number of results. */
const MAX_RESULTS = 10;

/** Minimum length of a prefix match. */
const PREFIX_LENGTH = 3;

/** Fraction of the letters of a word that may differ if there is no exact match. */
const FUZZINESS = 0.2;

interface FoundPage extends Pick<SearchRecord, 'kind' | 'path' | 'title'> {
  excerpt: readonly Passage[];
}

interface Found {
  /** The total number of matches. */
  count: number;
  /** The best matches, at most `MAX_RESULTS`. */
  pages: readonly FoundPage[];
}

async function loadIndex(): Promise<MiniSearch<SearchRecord>> {
  const [{ default: Index }, response] = await Promise.all([
    import('minisearch'),
    fetch(withPrefix(SEARCH_INDEX)),
  ]);
  if (!response.ok) throw new Error(`${SEARCH_INDEX} answered ${response.status}`);
  const records = (await response.json()) as SearchRecord[];
  const index = new Index<SearchRecord>({
    fields: ['title', 'text'],
    storeFields: ['kind', 'path', 'title', 'text'],
    tokenize: wordsOf,
    // `wordsOf` has already folded the words.
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 4 },
      combineWith: 'AND',
      prefix: (word) => word.length >= PREFIX_LENGTH,
    },
  });
  await index.addAllAsync(records.map((record, id) => ({ ...record, id })));
  return index;
}

let loading: Promise<MiniSearch<SearchRecord>> | undefined;

/**
 * Finds the pages and people that match all words of a term, with the best match first (docs/behaviour.md, "Search").
 * @throws if the index cannot be loaded; the next call tries again
 */
export async function querySearchIndex(term: string): Promise<Found> {
  loading ??= loadIndex();
  const index = await loading.catch((error) => {
    loading = undefined;
    throw error;
  });
  const exact = index.search(term);
  const results = exact.length > 0 ? exact : index.search(term, { fuzzy: FUZZINESS });
  const pages = results.slice(0, MAX_RESULTS).map(({ kind, path, title, text, terms }) => ({
    kind,
    path,
    title,
    excerpt: excerpt(text, terms),
  }));
  return { count: results.length, pages };
}

/**
 * Returns the pages and people that match a term. Returns undefined in these cases:
 * - The term is empty.
 * - The results are not available yet.
 * - The index cannot be loaded. The service search works without the index.
 */
export function useSearchIndex(term: string): Found | undefined {
  const [last, setLast] = useState<{ term: string; found: Found }>();
  useEffect(() => {
    if (!term) return;
    let isCurrent = true;
    querySearchIndex(term).then(
      (found) => isCurrent && setLast({ term, found }),
      (error) => console.warn('The site could not be searched:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [term]);
  return last?.term === term ? last.found : undefined;
}

import { withPrefix } from 'gatsby';
import type MiniSearch from 'minisearch';
import { useEffect, useState } from 'react';
import { searchIndexPart } from '../lib/generatedFiles';
import { excerpt, type Passage, wordsOf } from './excerpt';
import type { SearchIndexPart, SearchRecord } from './searchRecord';

/** Maximum number of results. */
const MAX_RESULTS = 10;

/** Minimum length of a prefix match. */
const PREFIX_LENGTH = 3;

/** Fraction of the letters of a word that may differ if there is no exact match. */
const FUZZINESS = 0.2;

interface FoundPage extends Pick<SearchRecord, 'kind' | 'path' | 'title' | 'thumbnail'> {
  excerpt: readonly Passage[];
}

interface Found {
  /** The total number of matches. */
  count: number;
  /** The best matches, at most `MAX_RESULTS`. */
  pages: readonly FoundPage[];
  /** Whether all parts of the index were searched. */
  isComplete: boolean;
}

async function loadPart(part: number, language: string): Promise<SearchIndexPart> {
  const file = searchIndexPart(part, language);
  const response = await fetch(withPrefix(file));
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return (await response.json()) as SearchIndexPart;
}

interface Loaded {
  index: MiniSearch<SearchRecord>;
  isComplete: boolean;
}

async function loadIndex(language: string): Promise<Loaded> {
  const [{ default: Index }, first] = await Promise.all([import('minisearch'), loadPart(1, language)]);
  const others = await Promise.allSettled(
    Array.from({ length: first.parts - 1 }, (_, index) => loadPart(index + 2, language)),
  );
  const found = others.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
  const records = [first, ...found].flatMap(({ pages }) => pages);
  const index = new Index<SearchRecord>({
    fields: ['title', 'text'],
    storeFields: ['kind', 'path', 'title', 'thumbnail', 'text'],
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
  return { index, isComplete: found.length === others.length };
}

/** The index of each language that has been searched. */
const loading = new Map<string, Promise<Loaded>>();

/**
 * Finds the pages and people in a language that match all words of a term, with the best match first (docs/behaviour.md, "Search").
 * If some parts of the index cannot be loaded, it searches the others, and the next call tries again.
 * @throws if the first part cannot be loaded; the next call tries again
 */
export async function querySearchIndex(term: string, language: string): Promise<Found> {
  const loaded = loading.get(language) ?? loadIndex(language);
  loading.set(language, loaded);
  const { index, isComplete } = await loaded.catch((error) => {
    loading.delete(language);
    throw error;
  });
  if (!isComplete) loading.delete(language);
  const exact = index.search(term);
  const results = exact.length > 0 ? exact : index.search(term, { fuzzy: FUZZINESS });
  const pages = results.slice(0, MAX_RESULTS).map(({ kind, path, title, thumbnail, text, terms }) => ({
    kind,
    path,
    title,
    thumbnail,
    excerpt: excerpt(text, terms),
  }));
  return { count: results.length, pages, isComplete };
}

/**
 * Returns the pages and people in a language that match a term. Returns undefined in these cases:
 * - The term is empty.
 * - The results are not available yet.
 * - The index cannot be loaded. The service search works without the index.
 */
export function useSearchIndex(term: string, language: string): Found | undefined {
  const [last, setLast] = useState<{ term: string; found: Found }>();
  useEffect(() => {
    if (!term) return;
    let isCurrent = true;
    querySearchIndex(term, language).then(
      (found) => isCurrent && setLast({ term, found }),
      (error) => console.warn('The site could not be searched:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [term, language]);
  return last?.term === term ? last.found : undefined;
}

import { withPrefix } from 'gatsby';
import type MiniSearch from 'minisearch';
import { SEARCH_INDEX } from '../../generatedFiles';
import type { SearchRecord } from '../../searchIndex';
import { excerpt, type Passage, wordsOf } from './excerpt';

/** The highest number of results. */
const LIMIT = 10;

/** The fewest letters that find words which only begin with them. */
const PREFIX_LENGTH = 3;

/** The share of a word's letters that may be wrong if nothing is found otherwise. */
const TYPOS = 0.2;

/** A page or a person that matches a search. */
export interface FoundPage extends Pick<SearchRecord, 'kind' | 'path' | 'title'> {
  excerpt: readonly Passage[];
}

async function loadIndex(): Promise<MiniSearch<SearchRecord>> {
  const [{ default: Index }, response] = await Promise.all([
    import('minisearch'),
    fetch(withPrefix(SEARCH_INDEX)),
  ]);
  if (!response.ok) throw new Error(`${SEARCH_INDEX} answered ${response.status}`);
  const records: SearchRecord[] = await response.json();
  const index = new Index<SearchRecord>({
    fields: ['title', 'text'],
    storeFields: ['kind', 'path', 'title', 'text'],
    tokenize: wordsOf,
    // The words are folded already; the default would put them in small letters.
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
 * The pages and people in which all words of a term occur, the best first (docs/behaviour.md, "Search").
 * @returns `count`, their number, and the best of them
 * @throws if the index cannot be fetched; the next search tries again
 */
export async function searchSite(term: string): Promise<{ count: number; pages: readonly FoundPage[] }> {
  loading ??= loadIndex();
  const index = await loading.catch((error) => {
    loading = undefined;
    throw error;
  });
  const exact = index.search(term);
  const results = exact.length > 0 ? exact : index.search(term, { fuzzy: TYPOS });
  const pages = results.slice(0, LIMIT).map(({ kind, path, title, text, terms }) => ({
    kind,
    path,
    title,
    excerpt: excerpt(text, terms),
  }));
  return { count: results.length, pages };
}

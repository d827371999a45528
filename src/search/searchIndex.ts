/** Searches the index of a language (docs/behaviour.md, "Search"), which `src/build/writeSearchIndex.ts` writes. */
import { withPrefix } from 'gatsby';
import type MiniSearch from 'minisearch';
import { useEffect, useState } from 'react';
import { foldForSearch } from '../lib/foldForSearch';
import { searchIndexFile } from '../lib/generatedFiles';

/** A page or a person in the search index. The index is an array of records. */
export interface SearchRecord {
  /** The group of the result: a key of `elsewhere.kinds` in `content/pages/services.json`. */
  kind: string;
  /** The path of the page. For a leader it includes the hash. */
  path: string;
  title: string;
  /** The digest of the thumbnail of an entry of a catalogue (`thumbnailFile`). */
  thumbnail?: string;
  /** The text that is searched in addition to the title. Excerpts are parts of it. */
  text: string;
}

const MAX_RESULTS = 10;

/** Minimum length of a prefix match. */
const PREFIX_LENGTH = 3;

/** Fraction of the letters of a word that may differ if there is no exact match. */
const FUZZINESS = 0.2;

/** A sequence of characters that separate words. */
const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u;

/** The Arabic article, alone or joined with a preposition or "and", before at least three letters. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/**
 * Splits a text into folded words, without the Arabic article. The index, the terms and the excerpts use the same
 * words.
 */
export const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(SEPARATORS)
    .map((word) => word.replace(ARABIC_ARTICLE, ''))
    .filter(Boolean);

const EXCERPT_LENGTH = 28;
/** Maximum number of words before the first matching word. */
const MAX_WORDS_BEFORE = 6;

/** A part of an excerpt: a word, a separator or an ellipsis. */
interface Passage {
  /** The index of the word in the text. A separator has that of the word before it. */
  at: number;
  text: string;
  isFound: boolean;
}

/** A word with the separators after it. */
const WORD = new RegExp(`(.*?)(${SEPARATORS.source}|$)`, 'gsu');

/** Returns the excerpt with the largest number of distinct `found` words, which come from `wordsOf`. */
export function excerpt(text: string, found: readonly string[]): Passage[] {
  const wanted = new Set(found);
  // The pattern also matches the empty string at the end of the text.
  const words = [...text.matchAll(WORD)].filter(([match]) => match);
  // A word can have several folded words: folding replaces a minus sign with a hyphen, which is a separator.
  const foundIn = words.map(([match]) => wordsOf(match).filter((word) => wanted.has(word)));
  const isFound = (at: number) => Boolean(foundIn[at]?.length);
  const variety = (at: number) =>
    new Set(foundIn.slice(at, at + EXCERPT_LENGTH - MAX_WORDS_BEFORE).flat()).size;
  const hits = [...words.keys()].filter(isFound);
  const most = Math.max(0, ...hits.map(variety));
  const first = hits.find((hit) => variety(hit) === most) ?? 0;
  const start = Math.max(0, first - MAX_WORDS_BEFORE);
  const end = start + EXCERPT_LENGTH;
  const passages = words.map(([, word = '', separator = ''], at) => [
    { at, text: word, isFound: isFound(at) },
    { at, text: separator, isFound: false },
  ]);
  const shown = passages.slice(start, end).flat();
  return [
    ...(start > 0 ? [{ at: start, text: '… ', isFound: false }] : []),
    ...(end < words.length ? [...shown.slice(0, -1), { at: end, text: ' …', isFound: false }] : shown),
  ];
}

async function loadIndex(language: string): Promise<MiniSearch<SearchRecord>> {
  const file = searchIndexFile(language);
  const [{ default: Index }, response] = await Promise.all([import('minisearch'), fetch(withPrefix(file))]);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  const records = (await response.json()) as readonly SearchRecord[];
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
  return index;
}

const loading = new Map<string, ReturnType<typeof loadIndex>>();

/**
 * Finds the pages and people that match all words of a term, the best match first. `count` is the number of matches.
 * Throws if the index cannot be loaded; the next call tries again.
 */
export async function querySearchIndex(term: string, language: string) {
  const loaded = loading.get(language) ?? loadIndex(language);
  loading.set(language, loaded);
  const index = await loaded.catch((error) => {
    loading.delete(language);
    throw error;
  });
  const exact = index.search(term);
  const results = exact.length > 0 ? exact : index.search(term, { fuzzy: FUZZINESS });
  const pages = results.slice(0, MAX_RESULTS).map(({ kind, path, title, thumbnail, text, terms }) => ({
    kind,
    path,
    title,
    thumbnail,
    excerpt: excerpt(text, terms),
  }));
  return { count: results.length, pages };
}

/**
 * Returns the pages and people that match a term, or undefined if there are no results yet or the index cannot be
 * loaded.
 */
export function useSearchIndex(term: string, language: string) {
  const [last, setLast] = useState<{ term: string; found: Awaited<ReturnType<typeof querySearchIndex>> }>();
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

/** Searches the index of a language (docs/behaviour.md, "Search"), which `src/build/writeSearchIndex.ts` writes. */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { searchIndexFile } from '../lib/generatedFiles';
import { formsOf } from '../lib/searchTerm';
import { phrase, queryFor, type Synonyms, wordsOf } from './words';

/** A page or a person in the search index, which has such records and the synonyms. */
export interface SearchRecord {
  /** A key of `elsewhere.kinds` in `content/pages/services.json`. The index has its label. */
  kind: string;
  /** The path of the page. For a leader it includes the hash. */
  path: string;
  title: string;
  /** Names and other words that count like the title. */
  words?: readonly string[];
  /** How much more its words count than those of other records. */
  boost?: number;
  /** The digest of the thumbnail of an entry of a catalogue (`ui/Thumbnail`). */
  thumbnail?: string;
  /** The text that is searched in addition to the title. Excerpts are parts of it. */
  text: string;
}

const MAX_RESULTS = 10;

/** Words that find longer words which begin with them. A figure does not find a larger one. */
const PREFIX = /^(?:\D{3}|\d{4})/;

/** Words in which some letters may differ if there is no other match, and the fraction of these letters. */
const FUZZY = /^\p{L}{5}/u;
const FUZZINESS = 0.2;

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

/** A word with its separators. A point or comma in a number and a sign between initials are not separators. */
const SEPARATORS = /(?:(?!(?<=\p{N})[.,]\p{N}|(?<=(?<!\p{L})\p{L})[./&]\p{L}(?!\p{L}))[\n\r\p{Z}\p{P}])+/u;
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

/** Loads the index of a language. Returns a function that searches it with some options. */
async function loadIndex(language: string) {
  const response = await fetch(searchIndexFile(language));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const file = (await response.json()) as { synonyms: Synonyms; records: SearchRecord[] };
  const index = new MiniSearch<SearchRecord>({
    fields: ['title', 'words', 'text'],
    storeFields: ['kind', 'path', 'title', 'words', 'boost', 'thumbnail', 'text'],
    tokenize: wordsOf,
    // `wordsOf` has already folded the words.
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 4, words: 4 },
      boostDocument: (_id, _word, record) => Number(record?.boost ?? 1),
      prefix: (word) => PREFIX.test(word),
    },
  });
  await index.addAllAsync(file.records.map((record, id) => ({ ...record, id })));
  return (form: string, isApart = false, options: SearchOptions = {}) =>
    index.search({ ...queryFor(wordsOf(form), file.synonyms, isApart), ...options });
}

const loading = new Map<string, ReturnType<typeof loadIndex>>();

/**
 * Finds the pages and people that match all words of a term; if there are none, those that match words written apart,
 * words with some other letters, or only some of the words. Those with this name come first, then the best match.
 * @returns the first results, and the number of all (`count`)
 * @throws if the index cannot be loaded; the next call tries again
 */
export async function querySearchIndex(term: string, language: string) {
  const loaded = loading.get(language) ?? loadIndex(language);
  loading.set(language, loaded);
  const search = await loaded.catch((error) => {
    loading.delete(language);
    throw error;
  });
  const [whole = '', ...headings] = formsOf(term);
  const attempts = [
    ...[whole, ...headings].map((form) => () => search(form)),
    () => search(whole, true),
    () => search(whole, true, { fuzzy: (word) => FUZZY.test(word) && FUZZINESS }),
    () => search(whole, true, { combineWith: 'OR' }),
  ];
  let results: SearchResult[] = [];
  for (const attempt of attempts) if (results.length === 0) results = attempt();
  const isNamed = ({ title, words = [] }: SearchResult) =>
    [title, ...words].some((name) => phrase(wordsOf(name)) === phrase(wordsOf(whole)));
  results.sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  const pages = results.slice(0, MAX_RESULTS).map(({ kind, path, title, thumbnail, text, terms }) => ({
    kind,
    path,
    title,
    thumbnail,
    excerpt: excerpt(text, terms),
  }));
  return { count: results.length, pages };
}

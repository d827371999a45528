/** Searches the index of a language (docs/behaviour.md, "Search"), which `writeSearchIndex.ts` writes. */
import type { Query, QueryCombination, SearchOptions, SearchResult } from 'minisearch';
import { useEffect, useState } from 'react';
import { comparable, formsOf } from '../lib/searchTerm';
import { searchIndexFile } from '../routes';

/** A page or a person in the search index. */
export interface SearchRecord {
  /** The label of its kind, such as "Articles". */
  kind: string;
  /** The path of the page. For a leader it includes the hash. */
  path: string;
  title: string;
  /** Names and other words that count like the title. */
  words?: readonly string[];
  /** How much more its words count than those of other records. */
  boost?: number;
  /** Present if the page is that of a catalogue entry. */
  entry?:
    | Omit<Queries.SearchedQuery['entries']['nodes'][number], 'path' | 'name' | 'alsoTradedAs'>
    | undefined;
  description: string;
  /** The text that is searched in addition to the title. */
  text: string;
}

export type Found = SearchRecord & SearchResult;

/** Groups of words that mean the same. Next to other words, those of a group with a page may be missing. */
type Synonyms = readonly { words: readonly string[]; page: string | null }[];

/** Maximum time in milliseconds that a page waits for the index before it shows its other results. */
export const MAX_WAIT = 2000;

/** Words that find longer words which begin with them. A figure does not find a larger one. */
const PREFIX = /^(?:\D{3}|\d{4})/;

/** Words in which some letters may differ if there is no other match, and the fraction of these letters. */
const FUZZY = /^\p{L}{5}/u;
const FUZZINESS = 0.2;

/** A sequence of letters or of digits: `20` and `FT` in `20-FT`. */
const WORDS = /\p{N}+|[\p{L}\p{M}]+/gu;

const EXACT = { combineWith: 'AND', prefix: false, fuzzy: false } as const;

/** The possessive of English, and endings of plurals: `DUTIES` becomes `DUTY`, `BOXES` `BOX` and `PULSES` `PULSE`. */
const POSSESSIVE = /'S\b/g;
const singular = (word: string): string =>
  word.replace(/(?<=..)IES$/, 'Y').replace(/(?<=SS|X|CH|SH)ES$|(?<=..[^S])S$/, '');

/** The Arabic article, alone or joined with a preposition or "and", before at least three letters. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/** In languages without spaces between words, `unspaced.ts` replaces these. It splits texts before they are folded. */
export let splitWords = (text: string): string[] => [text];
let withPairs: (text: unknown) => string = String;
const spaced = (text: string): string => splitWords(text).join(' ');

/** Splits a text into comparable words, for the index, the terms and the marks. */
export const wordsOf = (text: string): string[] =>
  (comparable(spaced(text)).replace(POSSESSIVE, '').match(WORDS) ?? []).map((word) =>
    singular(word.replace(ARABIC_ARTICLE, '')),
  );

/** Puts spaces around each word of a text, so that phrases can be compared. */
const phrase = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Returns a query for all words of a term, or others that mean the same. In `toor dal price`, the price may be missing. */
function queryFor(term: string, synonyms: Synonyms, wildcard: Query) {
  const words = wordsOf(term);
  const groups = synonyms.map(({ words: members, page }) => ({ members: members.map(phrase), page }));
  const groupsOf = (word: string) =>
    groups.filter(({ members }) =>
      members.some((member) => phrase(term).includes(member) && member.includes(` ${word} `)),
    );
  const isOptional = (word: string) => groupsOf(word).some(({ page }) => page);
  const areAllNeeded = words.every(isOptional);
  const alternatives = words.map((word): QueryCombination => {
    const others = groupsOf(word)
      .flatMap(({ members }) => members)
      .map((member): QueryCombination => ({ queries: [member], ...EXACT }));
    const mayBeMissing = isOptional(word) && !areAllNeeded;
    const queries: Query[] = [word, ...others];
    if (mayBeMissing) queries.push(wildcard);
    // Words that may be missing count less.
    return { combineWith: 'OR', queries, boostTerm: () => (mayBeMissing ? 0.25 : 1) };
  });
  return { queries: alternatives, combineWith: 'AND' } as const;
}

async function loadIndex(language: string) {
  if (/^(zh|ja|th|lo|km|my)/.test(language)) ({ splitWords, withPairs } = await import('./unspaced'));
  const [{ default: MiniSearch }, response] = await Promise.all([
    import('minisearch'),
    fetch(searchIndexFile(language)),
  ]);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const file = (await response.json()) as { synonyms: Synonyms; records: SearchRecord[] };
  const index = new MiniSearch<SearchRecord>({
    fields: ['title', 'words', 'text'],
    storeFields: ['kind', 'path', 'title', 'words', 'boost', 'entry', 'description'],
    stringifyField: withPairs,
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 5, words: 4 },
      boostDocument: (_id, _word, record) => Number(record?.boost ?? 1),
      prefix: (word) => PREFIX.test(word),
    },
  });
  await index.addAllAsync(file.records.map((record, id) => ({ ...record, id })));
  return (form: string, options: SearchOptions = {}) =>
    index.search({ ...queryFor(form, file.synonyms, MiniSearch.wildcard), ...options }) as Found[];
}

const loading = new Map<string, ReturnType<typeof loadIndex>>();

/**
 * Finds the pages and people that match all words of a term; if there are none, those that match words with some other
 * letters, or only some of the words. Those with this name come first, then the best match.
 * @throws if the index cannot be loaded; the next call tries again
 */
export async function querySearchIndex(term: string, language: string) {
  const loaded = loading.get(language) ?? loadIndex(language);
  loading.set(language, loaded);
  const search = await loaded.catch((error) => {
    loading.delete(language);
    throw error;
  });
  const forms = formsOf(spaced(term));
  const [whole = ''] = forms;
  const attempts = [
    ...forms.map((form) => () => search(form)),
    () => search(whole, { fuzzy: (word) => FUZZY.test(word) && FUZZINESS }),
    () => search(whole, { combineWith: 'OR' }),
  ];
  let results: Found[] = [];
  for (const attempt of attempts) if (results.length === 0) results = attempt();
  /** The length of the name that is the term, or in it if it is that of an entry: `soyabean oil price`. */
  const named = ({ title, words = [], entry }: Found) => {
    const isIn = (name: string) => entry && name.trim().includes(' ') && phrase(whole).includes(name);
    const names = [title, ...words].map(phrase).filter((name) => name === phrase(whole) || isIn(name));
    return Math.max(0, ...names.map(({ length }) => length));
  };
  return results.sort((one, other) => named(other) - named(one));
}

const NOTHING = { of: '', results: [] as readonly Found[], isLate: false };

/**
 * Returns the last results until there are new ones, so that the list does not disappear during typing; none if the index
 * fails or has not answered after `MAX_WAIT`. `isPending` is set until then, and `isLate` if the index answers later.
 */
export function useSearchIndex(term: string, language: string) {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (!term) return setFound(NOTHING);
    let isCurrent = true;
    const wait = setTimeout(() => setFound({ of: term, results: [], isLate: true }), MAX_WAIT);
    querySearchIndex(term, language)
      .catch((error) => console.warn('The site could not be searched:', error))
      .then((results) => {
        clearTimeout(wait);
        if (isCurrent)
          setFound(({ of, isLate }) => ({ of: term, results: results ?? [], isLate: isLate && of === term }));
      });
    return () => {
      isCurrent = false;
      clearTimeout(wait);
    };
  }, [term, language]);
  return { ...found, isPending: found.of !== term };
}

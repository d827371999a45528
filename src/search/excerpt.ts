import { foldForSearch } from '../lib/foldForSearch';

/** A sequence of characters that separate words. */
const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u;

/** The Arabic article, alone or joined with a preposition or "and", before at least three letters. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/**
 * Splits a text into folded words, without the Arabic article. The index, the search term and the excerpts use this
 * function, so that they match.
 */
export const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(SEPARATORS)
    .map((word) => word.replace(ARABIC_ARTICLE, ''))
    .filter(Boolean);

/** Number of words in an excerpt. */
const EXCERPT_LENGTH = 28;
/** Maximum number of words before the first matching word. */
const MAX_WORDS_BEFORE = 6;

/** A part of an excerpt: a word, a separator or an ellipsis. */
export interface Passage {
  /** The index among the words and separators of the text; outside it for an ellipsis. */
  at: number;
  text: string;
  isFound: boolean;
}

/**
 * Returns the excerpt of a text with the largest number of distinct matching words. If several have the same number,
 * returns the first one.
 * @param found the matching words, as `wordsOf` returns them
 */
export function excerpt(text: string, found: readonly string[]): Passage[] {
  const wanted = new Set(found);
  // Words and separators alternate.
  const pieces = text.split(new RegExp(`(${SEPARATORS.source})`, 'u'));
  // Folding can split a piece again: it replaces a minus sign with a hyphen, which is a separator.
  const foundIn = pieces.map((piece) => wordsOf(piece).filter((word) => wanted.has(word)));
  const isFound = (index: number) => Boolean(foundIn[index]?.length);
  const variety = (start: number) =>
    new Set(foundIn.slice(start, start + 2 * (EXCERPT_LENGTH - MAX_WORDS_BEFORE)).flat()).size;
  const hits = [...pieces.keys()].filter(isFound);
  const most = Math.max(0, ...hits.map(variety));
  const first = hits.find((hit) => variety(hit) === most) ?? 0;
  const start = Math.max(0, first - 2 * MAX_WORDS_BEFORE);
  const end = start + 2 * EXCERPT_LENGTH - 1;
  const shown = pieces.map((text, at) => ({ at, text, isFound: isFound(at) })).slice(start, end);
  return [
    ...(start > 0 ? [{ at: -1, text: '… ', isFound: false }] : []),
    ...shown,
    ...(end < pieces.length ? [{ at: pieces.length, text: ' …', isFound: false }] : []),
  ];
}

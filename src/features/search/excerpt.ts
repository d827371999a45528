import { foldForSearch } from '../../foldForSearch';

/** What separates words, for the index and for excerpts alike. */
const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u;

/** The words of a text, folded: for the index, for search terms and for excerpts alike. */
export const wordsOf = (text: string): string[] => foldForSearch(text).split(SEPARATORS).filter(Boolean);

/** How many words an excerpt has, and how many of them stand before the first one that was found. */
const LENGTH = 28;
const BEFORE = 6;

/** A part of an excerpt: a word that was found, or what stands around. */
export interface Passage {
  /** Its place in the whole text. */
  at: number;
  text: string;
  isFound: boolean;
}

/**
 * The part of a text that holds most of the words found, the first one if there are several.
 * @param found as `wordsOf` returns them
 */
export function excerpt(text: string, found: readonly string[]): Passage[] {
  const wanted = new Set(found);
  // Words, each but the last followed by what parts it from the next.
  const pieces = text.split(new RegExp(`(${SEPARATORS.source})`, 'u'));
  // Folding can split a piece further: a minus sign separates words only as a hyphen.
  const foundIn = pieces.map((piece) => wordsOf(piece).filter((word) => wanted.has(word)));
  const isFound = (index: number) => Boolean(foundIn[index]?.length);
  const variety = (start: number) => new Set(foundIn.slice(start, start + 2 * (LENGTH - BEFORE)).flat()).size;
  const hits = [...pieces.keys()].filter(isFound);
  const most = Math.max(0, ...hits.map(variety));
  const first = hits.find((hit) => variety(hit) === most) ?? 0;
  const start = Math.max(0, first - 2 * BEFORE);
  const end = start + 2 * LENGTH - 1;
  const shown = pieces.map((text, at) => ({ at, text, isFound: isFound(at) })).slice(start, end);
  return [
    ...(start > 0 ? [{ at: -1, text: '… ', isFound: false }] : []),
    ...shown,
    ...(end < pieces.length ? [{ at: pieces.length, text: ' …', isFound: false }] : []),
  ];
}

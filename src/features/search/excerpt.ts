/** What parts words, for the index and for excerpts alike. */
export const SEPARATORS = /[\n\r\p{Z}\p{P}]+/u;

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
 * @param found in small letters
 */
export function excerpt(text: string, found: readonly string[]): Passage[] {
  // Words, each but the last followed by what parts it from the next.
  const pieces = text.split(new RegExp(`(${SEPARATORS.source})`, 'u'));
  const isFound = (piece: string) => found.includes(piece.toLowerCase());
  const variety = (start: number) =>
    new Set(
      pieces
        .slice(start, start + 2 * (LENGTH - BEFORE))
        .filter(isFound)
        .map((piece) => piece.toLowerCase()),
    ).size;
  const hits = pieces.flatMap((piece, index) => (isFound(piece) ? [index] : []));
  const most = Math.max(0, ...hits.map(variety));
  const first = hits.find((hit) => variety(hit) === most) ?? 0;
  const start = Math.max(0, first - 2 * BEFORE);
  const end = start + 2 * LENGTH - 1;
  const shown = pieces.map((text, at) => ({ at, text, isFound: isFound(text) })).slice(start, end);
  return [
    ...(start > 0 ? [{ at: -1, text: '… ', isFound: false }] : []),
    ...shown,
    ...(end < pieces.length ? [{ at: pieces.length, text: ' …', isFound: false }] : []),
  ];
}

/** Words of languages without spaces between them. Only the searches in these languages load this script. */
import { comparable } from '../lib/searchTerm';

const LETTERS = /([\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+)/u;

/** Firefox below 125 has no `Segmenter`. */
const segmenter = 'Segmenter' in Intl && new Intl.Segmenter(undefined, { granularity: 'word' });

/** Folded words, which must not be split again, because they are not in the dictionary. */
const known = new Set<string>();

function wordsIn(run: string): string[] {
  if (!segmenter || known.has(run)) return [run];
  const words = Array.from(segmenter.segment(run), ({ segment }) => segment);
  for (const word of words) known.add(comparable(word));
  return words;
}

/** Splits a text between such words. Folding would change letters of Thai, so the text is not folded yet. */
export const splitWords = (text: string): string[] =>
  text.split(LETTERS).flatMap((part, at) => (at % 2 ? wordsIn(part) : part));

/** Adds each two Chinese characters that follow each other, because they may be a word within another one. */
export const withPairs = (text: unknown): string =>
  [text, ...Array.from(String(text).matchAll(/(?=(\p{sc=Han}{2}))/gu), ([, pair]) => pair)].join(' ');

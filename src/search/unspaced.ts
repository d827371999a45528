/** Words of languages without spaces between them. Only the searches in these languages load this script. */

const LETTERS = /([\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+)/u;

/** Firefox below 125 has no `Segmenter`. */
const segmenter = 'Segmenter' in Intl && new Intl.Segmenter(undefined, { granularity: 'word' });
const segmentsOf = (run: string) =>
  segmenter ? Array.from(segmenter.segment(run), ({ segment }) => segment) : run;

/** Splits a text between such words. */
export const splitWords = (text: string): string[] =>
  text.split(LETTERS).flatMap((part, at) => (at % 2 ? segmentsOf(part) : part));

/** Returns each two Chinese characters that follow each other, because they may be a word within another one. */
export const pairsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?=(\p{sc=Han}{2}))/gu), ([, pair = '']) => pair);

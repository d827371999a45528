/** Splits texts into words, and makes a query of the words of a term. */
import MiniSearch, { type QueryCombination } from 'minisearch';
import { foldFigures } from '../lib/searchTerm';

/** Groups of words that mean the same. Next to other words, those of a group with a page may be missing. */
export type Synonyms = readonly { words: readonly string[]; page: string | null }[];

/** A sequence of letters or of digits. */
const WORDS = /\p{N}+|[\p{L}\p{M}]+/gu;

/** The Arabic article, alone or joined with a preposition or "and", before at least three letters. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/** Splits a text into folded words without the Arabic article, for the index, the terms and the excerpts. */
export function wordsOf(text: string): string[] {
  const words =
    foldFigures(text)
      .replace(/'S(?!\p{L})/gu, '')
      .match(WORDS) ?? [];
  return words.map((word) => word.replace(ARABIC_ARTICLE, ''));
}

/** Returns the singular of a word, and the plural that does not begin with the word. */
const formsOfWord = (word: string): string[] => [
  ...[/S$/, /ES$/].map((ending) => word.replace(ending, '')),
  word.replace(/IES$|Y$/, (ending) => (ending === 'Y' ? 'IES' : 'Y')),
];

/** Joins words without the ends of their plurals, with spaces around each, so that parts can be compared. */
export const phrase = (words: readonly string[]): string =>
  ` ${words.map((word) => word.replace(/(?<=..)S$/, '')).join(' ')} `;

/** Returns all ways to read a word as two of at least three letters: `toordal` as `toor dal`. */
const apart = (word: string): string[] =>
  [...word.slice(5)].map((_, index) => `${word.slice(0, index + 3)} ${word.slice(index + 3)}`);

/**
 * Returns a query for all words, each of them in any form: singular or plural, together with the word before or after
 * it, another word that means the same, or, with `isApart`, as two words. In `toor dal price`, the price may be missing.
 */
export function queryFor(words: readonly string[], synonyms: Synonyms, isApart: boolean) {
  const groupsOf = (word: string) =>
    synonyms.filter((group) =>
      group.words
        .map((member) => phrase(wordsOf(member)))
        .some((member) => phrase(words).includes(member) && member.includes(phrase([word]))),
    );
  const isOptional = (word: string) => groupsOf(word).some(({ page }) => page);
  const areAllNeeded = words.every(isOptional);
  const queries = words.map((word, index): QueryCombination => {
    const others = new Set([
      ...formsOfWord(word),
      words.slice(index, index + 2).join(''),
      words.slice(Math.max(0, index - 1), index + 1).join(''),
      ...groupsOf(word).flatMap((group) => group.words),
      ...(isApart ? apart(word) : []),
    ]);
    const exact = { combineWith: 'AND', prefix: false, fuzzy: false } as const;
    const queries = [word, ...[...others].map((other) => ({ ...exact, queries: [other] }))];
    // Words that may be missing count less.
    return isOptional(word) && !areAllNeeded
      ? { combineWith: 'OR', queries: [...queries, MiniSearch.wildcard], boostTerm: () => 0.25 }
      : { combineWith: 'OR', queries };
  });
  return { queries, combineWith: 'AND' } as const;
}

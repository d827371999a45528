/**
 * The translation of facts: values such as `Max 12%`, which many entries have in common. `terms.json` of a language
 * translates each of them once, with holes for the figures: `Max {1}%`. The figures always come from the English
 * document.
 */
export interface Term {
  english: string;
  text: string;
}

const FIGURE = /\d+(?:[.,]\d+)*/g;
const HOLE = /\{(\d+)\}/g;

/** What follows a figure that is part of a word: `20-ft container`. */
const COMPOUND = /^-\p{L}/u;

/** The invisible character before such a figure in a translation, which has no hyphen there. It is not emphasised. */
export const WORD_JOINER = '\u2060';

/** Values that are the same in all languages have no word: `0713.60`, `ISO 605`, `24 t`. */
const WORD = /\p{Ll}{2}/u;

/** Returns a value with numbered holes in place of its figures: `Max {1}%`. */
export function patternOf(value: string): string {
  let number = 0;
  return value.replace(FIGURE, () => `{${++number}}`);
}

export const needsTerm = (value: string): boolean => WORD.test(value);

/** Returns the numbers of the holes of a pattern or translation, sorted. */
export const holesOf = (text: string): string[] =>
  [...text.matchAll(HOLE)].map(([, number = '']) => number).sort();

export type Terms = ReadonlyMap<string, string>;

export const termsByPattern = (terms: readonly Term[]): Terms =>
  new Map(terms.map(({ english, text }) => [english, text]));

/**
 * Translates a value. A term with the figures of the value comes before one with holes, because some words depend on
 * the figure. A value without a term is returned unchanged; the content check reports it.
 */
export function translateFact(value: string, terms: Terms): string {
  const text = terms.get(value) ?? terms.get(patternOf(value));
  const figures = [...value.matchAll(FIGURE)].map(([figure], index, all) => {
    const end = (all[index]?.index ?? 0) + figure.length;
    return COMPOUND.test(value.slice(end)) ? WORD_JOINER + figure : figure;
  });
  return text?.replace(HOLE, (hole, number: string) => figures[Number(number) - 1] ?? hole) ?? value;
}

import { COMPOUND, NUMBER, WORD_JOINER } from '../../lib/figures';

/**
 * The translation of facts: values such as `Max 12%`, which many entries have in common. `terms.json` of a language
 * translates each of them once, with holes for the figures: `Max {1}%`. The figures always come from the English
 * document.
 */
export interface Term {
  english: string;
  text: string;
}

const FIGURE = new RegExp(NUMBER, 'g');
const HOLE = /\{(\d+)\}/g;
const COMPOUND_END = new RegExp(`^${COMPOUND}`, 'u');

/** Values that are the same in all languages have no word: `0713.60`, `ISO 605`, `24 t`. */
const WORD = /\p{Ll}{2}/u;

/** Returns a value with numbered holes in place of its figures: `Max {1}%`. */
export function patternOf(value: string): string {
  let number = 0;
  return value.replace(FIGURE, () => `{${++number}}`);
}

export const needsTerm = (value: string): boolean => WORD.test(value);

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
    return COMPOUND_END.test(value.slice(end)) ? WORD_JOINER + figure : figure;
  });
  return text?.replace(HOLE, (hole, number: string) => figures[Number(number) - 1] ?? hole) ?? value;
}

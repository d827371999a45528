import { COMPOUND, NUMBER, WORD_JOINER } from '../../lib/figures';
import { formatNumber } from '../../lib/localText';

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

/** The start of the number of a standard or product: `AOAC `, `PA `. */
const STANDARD = /\p{Lu}{2} $/u;
const HS_CODE = /^\d{4}\.\d{2}$/;

/** Returns the figures of a value with the separators of a language. Codes and the numbers of standards keep theirs. */
const figuresOf = (value: string, language: string): string[] =>
  [...value.matchAll(FIGURE)].map(({ 0: figure, index }) => {
    const isCode = HS_CODE.test(figure) || STANDARD.test(value.slice(0, index));
    const number = isCode ? figure : formatNumber(figure, language);
    return COMPOUND_END.test(value.slice(index + figure.length)) ? WORD_JOINER + number : number;
  });

/**
 * Translates a value. A term with the figures of the value comes before one with holes, because some words depend on
 * the figure. Of a value without a term, only the figures change; the content check reports it if it has words.
 */
export function translateFact(value: string, terms: Terms, language: string): string {
  const pattern = patternOf(value);
  const text = terms.get(value) ?? terms.get(pattern) ?? pattern;
  const figures = figuresOf(value, language);
  return text.replace(HOLE, (hole, number: string) => figures[Number(number) - 1] ?? hole);
}

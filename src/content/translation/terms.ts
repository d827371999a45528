/**
 * The translation of facts: values such as `Max 12%`, which many entries have in common. `terms.json` of a language
 * translates each of them once, with holes for the figures: `Max {1}%`. The figures always come from the English
 * document.
 */
import { markEnglish } from '../../lib/englishTexts';
import { NUMBER } from '../../lib/figures';
import { formatNumber } from '../../lib/localText';

/** A figure in a value: `0.25`, `1,000`. */
const FIGURE = new RegExp(NUMBER, 'g');
/** The place of a figure in a term: `{1}`. */
const HOLE = /\{(\d+)\}/g;

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

/** The translations by English value with holes. */
export type Terms = ReadonlyMap<string, string>;

/** Figures that are the same in all languages: those of HS codes, standards and products (`0713.60`, `AOAC 983.23`). */
const CODE = /(?:(?<!\d)\d{4}\.\d{2}|\p{Lu}{2} [\d.]+)$/u;

/** Returns the figures of a value with the separators of a language. */
const figuresOf = (value: string, language: string): string[] =>
  [...value.matchAll(FIGURE)].map(({ 0: figure, index }) =>
    CODE.test(value.slice(0, index + figure.length)) ? figure : formatNumber(figure, language),
  );

/**
 * Translates a value. A term with the figures of the value comes before one with holes, because some words depend on
 * the figure. Of a value without a term, only the figures change. If it has words, it is marked as English.
 */
export function translateFact(value: string, terms: Terms, language: string): string {
  const pattern = patternOf(value);
  const term = terms.get(value) ?? terms.get(pattern);
  if (term === undefined && needsTerm(value)) return markEnglish(value);
  const text = term ?? pattern;
  const figures = figuresOf(value, language);
  return text.replace(HOLE, (hole, number: string) => figures[Number(number) - 1] ?? hole);
}

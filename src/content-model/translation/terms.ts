/**
 * The translation of facts, such as `Max 12%`. `terms.json` translates each once, with placeholders for the figures, which
 * always come from the English document: `Max {1}%`.
 */
import { NUMBER } from '../../lib/figures';
import { localeOf, SOURCE_LANGUAGE } from '../../lib/localText';
import { nameKey } from '../../lib/names';

const FIGURE = new RegExp(NUMBER, 'g');
const PLACEHOLDER = /\{(\d+)\}/g;

/** Values that are the same in all languages have no word: `0713.60`, `ISO 605`, `24 t`. */
const WORD = /\p{Ll}{2}/u;

/** Returns a value with numbered placeholders in place of its figures: `Max {1}%`. */
export function patternOf(value: string): string {
  let number = 0;
  return value.replace(FIGURE, () => `{${++number}}`);
}

export const needsTerm = (value: string): boolean => WORD.test(value);

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, number = '']) => number).sort();

/** The translations of values by their `nameKey`. */
export type Terms = ReadonlyMap<string, string>;

/** @param terms values, which may have placeholders, with their translations */
export const termsFrom = (terms: readonly (readonly [english: string, text: string])[]): Terms =>
  new Map(terms.map(([english, text]) => [nameKey(english), text]));

/** Figures that are the same in all languages: those of HS codes, standards and products (`0713.60`, `AOAC 983.23`). */
const FIXED_FIGURE = /(?:(?<!\d)\d{4}\.\d{2}|\p{Lu}{2} [\d.]+)$/u;

const separators = new Map<string, string[]>();

/** Returns an English number with the separators of a language: `2.5` becomes `2,5` in French. */
function formatNumber(number: string, language: string): string {
  const known =
    separators.get(language) ?? new Intl.NumberFormat(localeOf(language)).format(10_000.5).match(/\D/g);
  const [thousands = '', decimals = ''] = known ?? [];
  separators.set(language, [thousands, decimals]);
  return number.replace(/[.,]/g, (separator) => (separator === ',' ? thousands : decimals));
}

const figuresOf = (value: string, language: string): string[] =>
  [...value.matchAll(FIGURE)].map(({ 0: figure, index }) =>
    FIXED_FIGURE.test(value.slice(0, index + figure.length)) ? figure : formatNumber(figure, language),
  );

/**
 * Translates a value. The returned `language` is English if the value has words, but no term. A term with the figures of
 * the value comes first, because some words depend on the figure.
 */
export function translateFact(value: string, { terms, language }: { terms: Terms; language: string }) {
  if (language === SOURCE_LANGUAGE) return { value };
  const pattern = patternOf(value);
  const term = terms.get(nameKey(value)) ?? terms.get(nameKey(pattern));
  if (term === undefined && needsTerm(value)) return { value, language: SOURCE_LANGUAGE };
  const text = term ?? pattern;
  const figures = figuresOf(value, language);
  return {
    value: text.replace(
      PLACEHOLDER,
      (placeholder, number: string) => figures[Number(number) - 1] ?? placeholder,
    ),
  };
}

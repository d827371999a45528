/** The common scale of the values in a table (docs/behaviour.md, "Sheets"). */
import type { CatalogueSection } from '../../content/documents/sheet';
import { NUMBER, SPACE, withoutDirectionMarks } from '../../lib/figures';
import { formatNumber, separatorsOf } from '../../lib/localText';
import { numberIn } from '../../lib/numberIn';

/** A value that is only a figure with any unit, such as `36.5 g`. */
const MEASURE = new RegExp(String.raw`^(${NUMBER})${SPACE}(\S+)$`);

/** The figure of a limit, such as `0.25%`, `100 mg/kg` or `grade 4`. The unit is before or after the number. */
const LIMIT = new RegExp(String.raw`^(?:(\p{L}+) )?(${NUMBER})(${SPACE}?)([^\s,;)]*)`, 'u');

/** The words of a language that make a figure a limit, such as "Max" and "Min". They may be before or after it. */
type LimitWords = Pick<CatalogueSection, 'maximum' | 'minimum'>;

const STEPS = [1, 2, 2.5, 5, 10];

interface Amount {
  figure: number;
  /** With the space before it: `%` in English, ` %` in French. A word before the figure has the space behind it. */
  unit: string;
  isMinimum: boolean;
}

interface Scale {
  /** The end of the scale with its unit, such as `2%`. The scale begins at 0. */
  end: string;
  /** The range that each value allows, as fractions of the scale. Undefined for values that are not on the scale. */
  ranges: readonly ({ from: number; to: number } | undefined)[];
}

function measureOf(value: string): [figure: string, unit: string] | undefined {
  const [, figure, unit] = MEASURE.exec(withoutDirectionMarks(value)) ?? [];
  return figure && unit ? [figure, unit] : undefined;
}

/** Finds `word`, but not at the beginning of a longer word: "Max" is not in "Maximum 12%". */
const wordIn = (value: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').exec(value)?.[0];

function amountOf(
  value: string,
  { maximum, minimum }: LimitWords,
  separators: readonly string[],
): Amount | undefined {
  const [figure, unit] = measureOf(value) ?? [];
  if (figure && unit) return { figure: numberIn(figure, separators), unit: ` ${unit}`, isMinimum: false };
  const word = wordIn(value, maximum) ?? wordIn(value, minimum);
  if (word === undefined) return undefined;
  const rest = withoutDirectionMarks(value.replace(word, '')).trim();
  const [, before, limit, space, after = ''] = LIMIT.exec(rest) ?? [];
  if (!limit) return undefined;
  return {
    figure: numberIn(limit, separators),
    unit: before ? `${before} ` : (space && ' ') + after,
    isMinimum: word === minimum,
  };
}

/** Returns the smallest round number that is not below `figure`, such as 2, 25 or 500. */
function roundUp(figure: number): number {
  if (figure === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(figure));
  // Without `toPrecision`, 5 * 0.1 would be inexact for some factors.
  const ends = STEPS.map((step) => Number((step * power).toPrecision(3)));
  return ends.find((end) => end >= figure) ?? figure;
}

/** Whether all values with digits are only a figure with its unit. */
export const areMeasures = (values: readonly string[]): boolean =>
  values.every((value) => measureOf(value) || !/\d/.test(value)) && values.some(measureOf);

/** Computes a common scale for the values with the most frequent unit, unless all differ or are 0. */
export function scaleOf(values: readonly string[], words: LimitWords, language: string): Scale | undefined {
  const separators = separatorsOf(language);
  const amounts = values.map((value) => amountOf(value, words, separators));
  const count = (each: string) => amounts.filter((amount) => amount?.unit === each).length;
  const [unit] = [...new Set(amounts.flatMap((amount) => amount?.unit ?? []))].sort(
    (one, other) => count(other) - count(one),
  );
  if (unit === undefined || count(unit) < 2) return undefined;
  const isOnScale = (amount: Amount | undefined) => amount?.unit === unit;
  const end = roundUp(Math.max(...amounts.filter(isOnScale).map((amount) => amount?.figure ?? 0)));
  if (end === 0) return undefined;
  const number = formatNumber(String(end), language);
  return {
    end: unit.endsWith(' ') ? `${unit}${number}` : `${number}${unit}`,
    ranges: amounts.map((amount) => {
      if (amount?.unit !== unit) return undefined;
      const part = amount.figure / end;
      return amount.isMinimum ? { from: part, to: 1 } : { from: 0, to: part };
    }),
  };
}

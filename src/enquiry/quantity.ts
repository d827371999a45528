/** Parses quantities in the number formats of many countries (docs/behaviour.md, "Enquiry list"). */
import { INVISIBLE } from '../lib/cleanInput';
import { withAsciiDigits } from '../lib/figures';

/** A `value` is empty or a number above 0, in ASCII digits with a decimal point. Ambiguous quantities have two. */
type ParsedQuantity =
  | { value: string }
  | { problem: 'ambiguous'; typed: string; thousands: string; fraction: string };

/**
 * A parsed quantity. Invalid: neither empty nor a number above 0. `isUnfinished` is true if it is not only zeros
 * and more digits could make it valid. Then the form shows no error message before the visitor tries to send.
 */
export type Quantity = ParsedQuantity | { problem: 'invalid'; isUnfinished: boolean };

/** Separator variants and their replacements, which the patterns below match. Invisible characters are removed. */
const SEPARATORS: readonly [RegExp, string][] = [
  [INVISIBLE, ''],
  [/[\s\u00A0\u2007\u2009\u202F]/g, ' '],
  [/[’＇]/g, "'"],
  [/[،，]/g, ','],
  [/．/g, '.'],
];

/** Converts digits to ASCII, replaces separator variants and trims the text. */
const plainForm = (typed: string): string =>
  SEPARATORS.reduce((text, [form, plain]) => text.replace(form, plain), withAsciiDigits(typed)).trim();

/** A whole number with one kind of group separator, in groups of three digits or in Indian groups (`1,00,000`). */
const GROUPED = /^(?:[1-9]\d{0,2}([ ',.٬])\d{3}(?:\1\d{3})*|[1-9]\d?([ ',.٬])\d\d(?:\2\d\d)*\2\d{3})$/;

/** One point or comma, which may mark decimals or the only group of thousands. */
const AMBIGUOUS = /^([1-9]\d{0,2})[.,](\d{3})$/;

const WITH_DECIMALS = /^(.*)([.,٫])(\d+)$/;

const isWhole = (text: string): boolean => /^\d+$/.test(text) || GROUPED.test(text);

/** Removes group separators and leading zeros from a whole number. */
const wholeNumber = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Formats a number with decimals. Avoids exactly three decimals, because they could be read as thousands. */
function decimalNumber(whole: string, decimals: string): string {
  const shorter = decimals.length === 3 ? decimals.replace(/0+$/, '') : decimals;
  const clear = shorter.length === 3 ? `${shorter}0` : shorter;
  return clear ? `${wholeNumber(whole)}.${clear}` : wholeNumber(whole);
}

function parse(input: string): ParsedQuantity | undefined {
  const typed = input.trim();
  const plain = plainForm(typed);
  if (!plain) return { value: '' };
  if (!/[1-9]/.test(plain)) return undefined;
  const [, units, three] = AMBIGUOUS.exec(plain) ?? [];
  if (units && three)
    return {
      problem: 'ambiguous',
      typed,
      thousands: wholeNumber(units + three),
      fraction: decimalNumber(units, three),
    };
  if (isWhole(plain)) return { value: wholeNumber(plain) };
  const [, whole = '', separator = '', decimals = ''] = WITH_DECIMALS.exec(plain) ?? [];
  if (isWhole(whole) && !whole.includes(separator)) return { value: decimalNumber(whole, decimals) };
  return undefined;
}

/** Digits that the visitor may still type after a separator or in an incomplete group. */
const POSSIBLE_NEXT_DIGITS = ['1', '11', '111'];

function isUnfinished(input: string): boolean {
  if (/^\s*\p{Nd}*\s*$/u.test(input)) return false;
  return POSSIBLE_NEXT_DIGITS.some((ending) => {
    const quantity = parse(input.trimStart() + ending);
    return quantity && 'value' in quantity;
  });
}

/**
 * Parses a quantity. Groups have three digits, or the Indian form `1,00,000`; of two different separators, the last one
 * precedes the decimals. A single point or comma before exactly three digits is ambiguous, unless no group has this
 * form, as in `0.125` and `1234.567`.
 */
export const parseQuantity = (input: string): Quantity =>
  parse(input) ?? { problem: 'invalid', isUnfinished: isUnfinished(input) };

/** Quantities as buyers of many countries type them (docs/behaviour.md, "Enquiry list"). */

/** Nothing, or a number above 0 in ASCII digits, with a point before the decimals and without groups. */
export interface Quantity {
  value: string;
}

/** What cannot be sent: `wrong` is no number above 0; `unclear` may be a thousand or a fraction. */
export type QuantityProblem =
  | { problem: 'wrong' }
  | { problem: 'unclear'; typed: string; thousands: string; fraction: string };

/** The zeros of the digits that are read: Arabic-Indic, Extended Arabic-Indic (Persian, Urdu), Devanagari, full-width. */
const ZEROS = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

/** Other forms of the separators, by the form that the patterns below know; marks of direction are left out. */
const SEPARATORS: readonly [RegExp, string][] = [
  [/[\u200E\u200F\u061C]/g, ''],
  [/[\s\u00A0\u2007\u2009\u202F]/g, ' '],
  [/[’＇]/g, "'"],
  [/[،，]/g, ','],
  [/．/g, '.'],
];

/** The typed text with ASCII digits, and one form of each separator. */
function plainForm(typed: string): string {
  const withDigits = typed.replace(/\p{Nd}/gu, (digit) => {
    const value = ZEROS.map((zero) => digit.charCodeAt(0) - zero).find((one) => one >= 0 && one <= 9);
    return value === undefined ? digit : String(value);
  });
  return SEPARATORS.reduce((text, [form, plain]) => text.replace(form, plain), withDigits).trim();
}

/** Digits in groups with one separator: of thousands, or of thousands, lakhs and crores. */
const GROUPED = /^(?:[1-9]\d{0,2}([ ',.٬])\d{3}(?:\1\d{3})*|[1-9]\d?([ ',.٬])\d\d(?:\2\d\d)*\2\d{3})$/;

/** A point or a comma before exactly three digits: a thousand, or a fraction. */
const UNCLEAR = /^(\d+)[.,](\d{3})$/;

const WITH_DECIMALS = /^(.*)([.,٫])(\d+)$/;

const isWhole = (text: string): boolean => /^\d+$/.test(text) || GROUPED.test(text);

/** The digits of a whole number, without groups and leading zeros. */
const wholeNumber = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** A number with decimals, of which there are never three: that could be read as a thousand. */
function decimalNumber(whole: string, decimals: string): string {
  const shorter = decimals.length === 3 ? decimals.replace(/0+$/, '') : decimals;
  const clear = shorter.length === 3 ? `${shorter}0` : shorter;
  return clear ? `${wholeNumber(whole)}.${clear}` : wholeNumber(whole);
}

/**
 * Reads a quantity. Thousands may be grouped by commas, points, spaces, apostrophes or `٬`, in threes or as in India;
 * decimals follow a point, a comma or `٫`. Where two separators occur, the last one is that of the decimals. One point or
 * comma before exactly three digits, and no other separator, is unclear: `1,500` is fifteen hundred to some, and one and
 * a half to others. Both readings are given so that neither looks like that again.
 */
export function readQuantity(input: string): Quantity | QuantityProblem {
  const typed = input.trim();
  const plain = plainForm(typed);
  if (!plain) return { value: '' };
  if (!/[1-9]/.test(plain)) return { problem: 'wrong' };
  const [, units, three] = UNCLEAR.exec(plain) ?? [];
  if (units && three)
    return {
      problem: 'unclear',
      typed,
      thousands: wholeNumber(units + three),
      fraction: decimalNumber(units, three),
    };
  if (isWhole(plain)) return { value: wholeNumber(plain) };
  const [, whole = '', separator = '', decimals = ''] = WITH_DECIMALS.exec(plain) ?? [];
  if (isWhole(whole) && !whole.includes(separator)) return { value: decimalNumber(whole, decimals) };
  return { problem: 'wrong' };
}

/** What may follow a separator or a begun group. */
const ENDINGS = ['1', '11', '111'];

/** Whether the visitor may still be typing decimals or a group: no problem is shown yet. */
export function isUnfinished(input: string): boolean {
  const read = readQuantity(input);
  if (!('problem' in read) || read.problem !== 'wrong' || /^\s*\p{Nd}*\s*$/u.test(input)) return false;
  return ENDINGS.some((ending) => 'value' in readQuantity(input.trimStart() + ending));
}

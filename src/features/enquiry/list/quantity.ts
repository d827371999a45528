/** Quantities as buyers in many countries type them (docs/behaviour.md, "Enquiry list"). */

/** Empty, or a number above 0 in ASCII digits, with a decimal point and without groups; or a number with two meanings. */
type Readable =
  | { value: string }
  | { problem: 'ambiguous'; typed: string; thousands: string; fraction: string };

/** If it is not a number above 0, `isUnfinished` means that the visitor may still be typing: no error is shown yet. */
export type Quantity = Readable | { problem: 'invalid'; isUnfinished: boolean };

/** The zeros of the supported digits: Arabic-Indic, Extended Arabic-Indic (Persian, Urdu), Devanagari, full-width. */
const ZEROS = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

/** Variants of the separators, each with the form that the patterns below know. Direction marks are removed. */
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

/** Digits grouped with one separator: thousands, or thousands, lakhs and crores. */
const GROUPED = /^(?:[1-9]\d{0,2}([ ',.٬])\d{3}(?:\1\d{3})*|[1-9]\d?([ ',.٬])\d\d(?:\2\d\d)*\2\d{3})$/;

/** A point or a comma before exactly three digits: a thousand, or a fraction. */
const AMBIGUOUS = /^(\d+)[.,](\d{3})$/;

const WITH_DECIMALS = /^(.*)([.,٫])(\d+)$/;

const isWhole = (text: string): boolean => /^\d+$/.test(text) || GROUPED.test(text);

/** The digits of a whole number, without groups and leading zeros. */
const wholeNumber = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** A number with decimals, but never with three: they could be read as thousands. */
function decimalNumber(whole: string, decimals: string): string {
  const shorter = decimals.length === 3 ? decimals.replace(/0+$/, '') : decimals;
  const clear = shorter.length === 3 ? `${shorter}0` : shorter;
  return clear ? `${wholeNumber(whole)}.${clear}` : wholeNumber(whole);
}

function parse(input: string): Readable | undefined {
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

/** What may follow a separator or the start of a group. */
const ENDINGS = ['1', '11', '111'];

function isUnfinished(input: string): boolean {
  if (/^\s*\p{Nd}*\s*$/u.test(input)) return false;
  return ENDINGS.some((ending) => {
    const quantity = parse(input.trimStart() + ending);
    return quantity && 'value' in quantity;
  });
}

/**
 * Reads a quantity. Thousands may be grouped with commas, points, spaces, apostrophes or `٬`, in threes or as in India;
 * decimals follow a point, a comma or `٫`. If a number has two separators, the last one precedes the decimals. One point
 * or comma before exactly three digits, without another separator, is ambiguous: `1,500` is fifteen hundred to some, and
 * one and a half to others. Both meanings are returned in a form that is not ambiguous.
 */
export const readQuantity = (input: string): Quantity =>
  parse(input) ?? { problem: 'invalid', isUnfinished: isUnfinished(input) };

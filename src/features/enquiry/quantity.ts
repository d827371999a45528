/** Quantities as buyers type them, with a point or a comma (docs/behaviour.md, "Enquiry list"). */

/** Nothing, or a number above 0 to be sent with a point. */
export interface Quantity {
  value: string;
}

/** What cannot be sent: `wrong` is no number above 0; `unclear` may be a thousand or a fraction. */
export type QuantityProblem =
  | { problem: 'wrong' }
  | { problem: 'unclear'; typed: string; thousands: string; fraction: string };

const NUMBER = /^(\d+)(?:[.,](\d+))?$/;

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/**
 * Reads a quantity. A separator before exactly three digits is unclear: `1,500` is fifteen hundred to some, and one
 * and a half to others. Both readings are given so that neither looks like that again.
 */
export function readQuantity(input: string): Quantity | QuantityProblem {
  const typed = input.trim();
  if (!typed) return { value: '' };
  const [, whole, decimals = ''] = NUMBER.exec(typed) ?? [];
  if (!whole || !/[1-9]/.test(typed)) return { problem: 'wrong' };
  const units = withoutLeadingZeros(whole);
  if (decimals.length !== 3) return { value: decimals ? `${units}.${decimals}` : units };
  const shorter = decimals.replace(/0+$/, '');
  const fraction = shorter.length === 3 ? `${shorter}0` : shorter;
  return {
    problem: 'unclear',
    typed,
    thousands: withoutLeadingZeros(whole + decimals),
    fraction: fraction ? `${units}.${fraction}` : units,
  };
}

/** Whether the visitor may still be typing the decimals: not yet to be told of a problem. */
export const isUnfinished = (input: string): boolean => /^\s*\d+[.,]$/.test(input);

import fc from 'fast-check';
import { parseQuantity } from '../../../src/enquiry/quantity';

test.each([
  ['  ', ''],
  [' 24 ', '24'],
  ['2,5', '2.5'],
  ['007', '7'],
  ['1.0000', '1.0000'],
  ['10.000,50', '10000.50'],
  ['１，０００．５', '1000.5'],
  ['\u200F٢،٥', '2.5'],
  // A value with three decimals is normalized to another number of decimals, so that they cannot be read as thousands.
  ['١٫٥٠٠', '1.5'],
  ['10,000.125', '10000.1250'],
  ['10,000.000', '10000'],
  // Groups of thousands neither begin with a zero nor have more than three digits before the first separator.
  ['0.125', '0.1250'],
  ['0,500', '0.5'],
  ['1234.567', '1234.5670'],
])('parses "%s" as "%s"', (typed, value) => {
  expect(parseQuantity(typed)).toEqual({ value });
});

test.each([...['0', '0,000', '-5', '1e3', '24 t', '1,2,3', '1,0,00', '1,0000,000', '1.000.5', '1,000 000']])(
  '"%s" is not a number above 0',
  (typed) => {
    expect(parseQuantity(typed)).toMatchObject({ problem: 'invalid' });
  },
);

test.each([
  ['1,500', '1500', '1.5'],
  ['12.000', '12000', '12'],
  ['250,125', '250125', '250.1250'],
  ['١,٥٠٠', '1500', '1.5'],
])('"%s" can mean %s or %s, which are both unambiguous', (typed, thousands, fraction) => {
  expect(parseQuantity(typed)).toEqual({ problem: 'ambiguous', typed, thousands, fraction });
  for (const clear of [thousands, fraction]) expect(parseQuantity(clear)).toEqual({ value: clear });
});

/** Whether the form reports a quantity as invalid while the visitor types. */
function isFinished(text: string): boolean {
  const quantity = parseQuantity(text);
  return 'isUnfinished' in quantity && !quantity.isUnfinished;
}

/** `Intl` groups integers. The tests then replace the commas with other separators. */
const GROUPINGS = ['en-US', 'en-IN'].map((locale) => new Intl.NumberFormat(locale, { useGrouping: true }));
const SEPARATORS = ['', ',', '.', ' ', '\u00A0', '\u2009', '\u202F', "'", '’', '٬'];
const POINTS = ['.', ',', '٫'];
const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９'];

const typedNumber = fc
  .record({
    whole: fc.oneof(fc.nat(), fc.maxSafeNat()),
    decimals: fc.oneof(fc.constant(''), fc.stringMatching(/^\d{1,5}$/)),
    grouping: fc.constantFrom(...GROUPINGS),
    separator: fc.constantFrom(...SEPARATORS),
    point: fc.constantFrom(...POINTS),
    digits: fc.constantFrom(...DIGITS),
  })
  .filter(
    ({ whole, decimals, separator, point }) => separator !== point && Number(`${whole}.${decimals}`) > 0,
  )
  .map(({ whole, decimals, grouping, separator, point, digits }) => {
    const grouped = grouping.format(whole).replaceAll(',', separator);
    const text = decimals ? `${grouped}${point}${decimals}` : grouped;
    return { value: { whole, decimals }, typed: text.replace(/\d/g, (digit) => digits[Number(digit)] ?? '') };
  });

/** Removes leading zeros and trailing zeros of decimals. */
const plain = (whole: number | string, decimals = '') => `${BigInt(whole)}.${decimals.replace(/0+$/, '')}`;
const plainOf = (value: string) => plain(...(value.split('.') as [string, string?]));

test('parses a number with any grouping and any digits, or returns it as one of two meanings', () => {
  fc.assert(
    fc.property(typedNumber, ({ value: { whole, decimals }, typed }) => {
      const read = parseQuantity(typed);
      const readings =
        'value' in read ? [read.value] : 'typed' in read ? [read.thousands, read.fraction] : [];
      expect(readings.map(plainOf)).toContain(plain(whole, decimals));
      for (const reading of readings) {
        expect(reading).toMatch(/^\d+(\.\d+)?$/);
        expect(parseQuantity(reading)).toEqual({ value: reading });
      }
    }),
    { numRuns: 2000 },
  );
});

test('every incomplete number is unfinished', () => {
  fc.assert(
    fc.property(typedNumber, ({ typed }) => {
      const begun = [...typed].map((_, index) => typed.slice(0, index + 1));
      const finished = begun.filter(isFinished);
      // Zeros are finished until a separator follows.
      expect(finished.filter((text) => !/^\p{Nd}+$/u.test(text))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('zero is finished, and so is a text that no digits can complete', () => {
  expect(['0', '1,0,00', '24 t'].map(isFinished)).toEqual([true, true, true]);
});

import fc from 'fast-check';
import { isUnfinished, readQuantity } from '../../../../src/features/enquiry/quantity';

test.each([
  ['', ''],
  ['  ', ''],
  ['24', '24'],
  [' 24 ', '24'],
  ['2.5', '2.5'],
  ['2,5', '2.5'],
  ['0,75', '0.75'],
  ['007', '7'],
  ['1.0000', '1.0000'],
  ['12000', '12000'],
  ['10,000.50', '10000.50'],
  ['10.000,50', '10000.50'],
  ['1.000,5', '1000.5'],
  ['1,000,000', '1000000'],
  ['1.000.000', '1000000'],
  ['1,00,000', '100000'],
  ['1,25,00,000.5', '12500000.5'],
  ['1 000', '1000'],
  ['1\u00A0000', '1000'],
  ['1\u2009000', '1000'],
  ['1\u202F000,5', '1000.5'],
  ["1'000", '1000'],
  ['1’000.5', '1000.5'],
  ['٢٤', '24'],
  ['۲۴', '24'],
  ['२४', '24'],
  ['２４', '24'],
  ['٢٫٥', '2.5'],
  ['١٬٥٠٠', '1500'],
  ['١٬٥٠٠٫٢٥', '1500.25'],
  ['٢،٥', '2.5'],
  ['\u200F٢٤', '24'],
  ['१,००,०००', '100000'],
])('"%s" is sent as "%s"', (typed, value) => {
  expect(readQuantity(typed)).toEqual({ value });
});

test('three decimals are sent in a form that cannot be read as thousands', () => {
  expect(readQuantity('١٫٥٠٠')).toEqual({ value: '1.5' });
  expect(readQuantity('10,000.125')).toEqual({ value: '10000.1250' });
  expect(readQuantity('10,000.000')).toEqual({ value: '10000' });
});

test.each([
  '0',
  '0.0',
  '0,000',
  '-5',
  '+5',
  '1e3',
  'five',
  '24 t',
  '1,2,3',
  '1,0,00',
  '1,0000,000',
  '1,00,00',
  '10,00,0.5',
  '1.000.5',
  '1,000,5',
  '1,000 000',
  '1  000',
  '0 500',
  '12 34',
  '1.5,000',
  '.5',
  '5.',
  '5²',
  '½',
  '১২',
])('"%s" is no number above 0', (typed) => {
  expect(readQuantity(typed)).toEqual({ problem: 'wrong' });
});

test.each([
  ['1,500', '1500', '1.5'],
  ['1.500', '1500', '1.5'],
  ['12.000', '12000', '12'],
  ['1,125', '1125', '1.1250'],
  ['0.125', '125', '0.1250'],
  ['١,٥٠٠', '1500', '1.5'],
])('"%s" may be %s or %s, and neither of them is unclear', (typed, thousands, fraction) => {
  expect(readQuantity(typed)).toEqual({ problem: 'unclear', typed, thousands, fraction });
  for (const clear of [thousands, fraction]) expect(readQuantity(clear)).toEqual({ value: clear });
});

/** Ways to group whole numbers, by `Intl`; the commas are replaced by another separator. */
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

/** A number without what leaves its value as it is. */
const plain = (whole: number | string, decimals = '') => `${BigInt(whole)}.${decimals.replace(/0+$/, '')}`;
const plainOf = (value: string) => plain(...(value.split('.') as [string, string?]));

test('a number in any grouping and any digits is read as itself, or asked about with itself as an answer', () => {
  fc.assert(
    fc.property(typedNumber, ({ value: { whole, decimals }, typed }) => {
      const read = readQuantity(typed);
      const readings =
        'value' in read ? [read.value] : 'typed' in read ? [read.thousands, read.fraction] : [];
      expect(readings.map(plainOf)).toContain(plain(whole, decimals));
      for (const reading of readings) {
        expect(reading).toMatch(/^\d+(\.\d+)?$/);
        expect(readQuantity(reading)).toEqual({ value: reading });
      }
    }),
    { numRuns: 2000 },
  );
});

test('no problem is shown while a visitor types a number, unless it is complete', () => {
  fc.assert(
    fc.property(typedNumber, ({ typed }) => {
      const begun = [...typed].map((_, index) => typed.slice(0, index + 1));
      const shown = begun.filter((text) => {
        const read = readQuantity(text);
        return 'problem' in read && read.problem === 'wrong' && !isUnfinished(text);
      });
      // A zero is all that is wrong before a separator follows.
      expect(shown.filter((text) => !/^\p{Nd}+$/u.test(text))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('any text is read, whatever it holds', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('0', '1', '٢', ',', '.', ' ', "'", '٬', '٫', '\uD83D'),
      maxLength: 2000,
    }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      isUnfinished(text);
      const read = readQuantity(text);
      if ('value' in read) expect(read.value).toMatch(/^(\d+(\.\d+)?)?$/);
    }),
  );
});

test('decimals or a group may still be to come after a separator', () => {
  const unfinished = [
    '5.',
    '5,',
    ' 5,',
    '0,0',
    '1 0',
    '1 00',
    "1'",
    '1,000,',
    '1,000,0',
    '1,00,',
    '1,00,00',
    '1,000.',
    '٢٫',
  ];
  expect(unfinished.filter((text) => !isUnfinished(text))).toEqual([]);
  const finished = ['', '5', '5,5', ',', '5,,', '0', '1,500', '1,0,', '1,0,00', '24 t', 'many'];
  expect(finished.filter(isUnfinished)).toEqual([]);
});

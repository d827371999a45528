import { numberIn } from '../../../src/lib/numberIn';

test.each([
  ['Min 0.5 g', '.', 0.5],
  ['1,500.75 kg', '.', 1500.75],
  ['1,00,000', '.', 100_000],
  // A comma that does not separate groups ends the number.
  ['1,5', '.', 1],
  ['Nil', '.', -1],
  ['1,25 %', ',', 1.25],
  ['50\u202F000', ',', 50_000],
])('the number in "%s" is, with the decimal sign "%s", %d', (value, decimal, number) => {
  expect(numberIn(value, [decimal === '.' ? ',' : '\u202F', decimal])).toBe(number);
});

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
])('"%s" is sent as "%s"', (typed, value) => {
  expect(readQuantity(typed)).toEqual({ value });
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
  '1 000',
  '1.000,5',
  '1,2,3',
  '.5',
  '5.',
  '٢',
])('"%s" is no number above 0', (typed) => {
  expect(readQuantity(typed)).toEqual({ problem: 'wrong' });
});

test.each([
  ['1,500', '1500', '1.5'],
  ['1.500', '1500', '1.5'],
  ['12.000', '12000', '12'],
  ['1,125', '1125', '1.1250'],
  ['0.125', '125', '0.1250'],
])('"%s" may be %s or %s, and neither of them is unclear', (typed, thousands, fraction) => {
  expect(readQuantity(typed)).toEqual({ problem: 'unclear', typed, thousands, fraction });
  for (const clear of [thousands, fraction]) expect(readQuantity(clear)).toEqual({ value: clear });
});

test('decimals may still be to come after a separator', () => {
  expect(['5.', '5,', ' 5,'].map(isUnfinished)).toEqual([true, true, true]);
  expect(['5', '5,5', ',', '5,,'].map(isUnfinished)).toEqual([false, false, false, false]);
});

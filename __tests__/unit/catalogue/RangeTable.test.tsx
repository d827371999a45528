import { splitCode } from '../../../src/catalogue/range/RangeTable';

test.each([
  ['0713.60', '0713.60', ''],
  ['2008.99 or 2106.90', '2008.99', ' or 2106.90'],
  ['5201 lint, 5205 yarn', '5201', ' lint, 5205 yarn'],
  ['to be confirmed', 'to be confirmed', ''],
])('the HS codes %j are split after the first', (codes, start, rest) => {
  expect(splitCode(codes)).toEqual([start, rest]);
});

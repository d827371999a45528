import { splitCode, splitRemark } from '../../../src/lib/clauses';

test.each([
  ['Max 12%', 'Max 12%', ''],
  ['Max 90% (liquid, total solids min 10%)', 'Max 90%', ' (liquid, total solids min 10%)'],
  ['Ne 6 to 100, \u00b12.5%', 'Ne 6 to 100', ', \u00b12.5%'],
  ['Warp 20/22 denier; weft Ne 2/80', 'Warp 20/22 denier', '; weft Ne 2/80'],
  ['من Ne 6 إلى 100، ±2.5%', 'من Ne 6 إلى 100', '، ±2.5%'],
  ['(liquid)', '(liquid)', ''],
  ['Min 1,500 kg, net', 'Min 1,500 kg', ', net'],
])('the value %j is split before its first remark', (value, start, rest) => {
  expect(splitRemark(value)).toEqual([start, rest]);
});

test.each([
  ['0713.60', '0713.60', ''],
  ['2008.99 or 2106.90', '2008.99', ' or 2106.90'],
  ['5201 lint, 5205 yarn', '5201', ' lint, 5205 yarn'],
  ['to be confirmed', 'to be confirmed', ''],
])('the HS codes %j are split after the first', (codes, start, rest) => {
  expect(splitCode(codes)).toEqual([start, rest]);
});

import { firstUnit } from '../../../src/lib/units';

const units = [
  { unit: 't', words: ['tonnes'] },
  { unit: 'm' },
  { unit: 'pieces', words: ['sacks'] },
  { unit: '20-ft container', words: ['20-ft'] },
];

test.each([
  ['20 tonnes', 't'],
  ['3,000 M of a quality, 1 t of a yarn', 'm'],
  ['5,000 sacks; 5 t of hessian', 'pieces'],
  ['One 20-ft container; mixed from 5 t each', '20-ft container'],
  ['12 barrels', 't'],
  ['', 't'],
])('the first unit in "%s" is %s', (text, unit) => {
  expect(firstUnit(text, units)).toBe(unit);
});

import { firstUnit } from '../../../src/lib/units';

test.each([
  ['20 tonnes', 't'],
  ['3,000 m of a quality, 1 t of a yarn', 'm'],
  ['5,000 sacks; 5 t of hessian', 'pieces'],
  ['One 20-ft container; mixed from 5 t each', '20-ft container'],
  ['', 't'],
])('the first unit in "%s" is %s', (text, unit) => {
  expect(firstUnit(text)).toBe(unit);
});

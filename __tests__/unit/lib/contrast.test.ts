import { contrast } from '../../../src/lib/contrast';

test('the contrast of two colours does not depend on their order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
});

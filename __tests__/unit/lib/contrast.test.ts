import { contrast, mix } from '../../../src/lib/contrast';

test('the contrast of two colours does not depend on their order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#336699', '#336699')).toBe(1);
});

test('mixes two colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#a0b0c0', 0)).toBe('#102030');
  expect(mix('#102030', '#a0b0c0', 1)).toBe('#a0b0c0');
});

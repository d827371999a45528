import { indexAfterKey } from '../../../../src/ui/browser/tabs';

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('%s moves from tab %i to tab %i of four', (key, from, to) => {
  expect(indexAfterKey(key, from, 4)).toBe(to);
});

test.each(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Tab', 'PageDown', 'a'])(
  'the key "%s" does nothing',
  (key) => {
    expect(indexAfterKey(key, 1, 4)).toBeUndefined();
  },
);

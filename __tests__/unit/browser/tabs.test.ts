import { indexAfterKey } from '../../../src/browser/tabs';

/** Returns the index after a key in a row and in a column of four tabs. */
const indexes = (key: string, index: number) =>
  [false, true].map((isColumn) => indexAfterKey(key, index, 4, isColumn));

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('%s moves from tab %i to tab %i in a row and in a column', (key, from, to) => {
  expect(indexes(key, from)).toEqual([to, to]);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 3],
])('%s moves from tab %i to tab %i only in a column', (key, from, to) => {
  expect(indexes(key, from)).toEqual([undefined, to]);
});

test.each(['Enter', ' ', 'Tab', 'PageDown', 'a'])('the key "%s" does nothing', (key) => {
  expect(indexes(key, 1)).toEqual([undefined, undefined]);
});

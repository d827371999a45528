import { indexAfterKey } from '../../../src/browser/tabs';

const COUNT = 4;
const inRow = (key: string, index: number) => indexAfterKey(key, index, COUNT, false);
const inColumn = (key: string, index: number) => indexAfterKey(key, index, COUNT, true);

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('%s moves from tab %i to tab %i in a row and in a column', (key, from, to) => {
  expect(inRow(key, from)).toBe(to);
  expect(inColumn(key, from)).toBe(to);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 3],
])('%s moves from tab %i to tab %i only in a column', (key, from, to) => {
  expect(inColumn(key, from)).toBe(to);
  expect(inRow(key, from)).toBeUndefined();
});

test.each(['Enter', ' ', 'Tab', 'PageDown', 'a'])('the key "%s" does nothing', (key) => {
  expect(inRow(key, 1)).toBeUndefined();
  expect(inColumn(key, 1)).toBeUndefined();
});

import { indexAfterKey } from '../../../src/browser/tabs';

const COUNT = 4;
const inRow = (key: string, index: number) => indexAfterKey(key, index, COUNT, false);
const inColumn = (key: string, index: number) => indexAfterKey(key, index, COUNT, true);

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['Home', 0, 0],
  ['End', 1, 3],
  ['End', 3, 3],
])('%s leads from tab %i to tab %i, in a row and in a column', (key, from, to) => {
  expect(inRow(key, from)).toBe(to);
  expect(inColumn(key, from)).toBe(to);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 3],
])('%s leads from tab %i to tab %i in a column, and nowhere in a row', (key, from, to) => {
  expect(inColumn(key, from)).toBe(to);
  expect(inRow(key, from)).toBeUndefined();
});

test.each(['Enter', ' ', 'Tab', 'Escape', 'PageUp', 'PageDown', 'a', 'home', ''])(
  'the key "%s" leads nowhere',
  (key) => {
    expect(inRow(key, 1)).toBeUndefined();
    expect(inColumn(key, 1)).toBeUndefined();
  },
);

test.each(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'])(
  '%s leads from a single tab to itself',
  (key) => {
    expect(indexAfterKey(key, 0, 1, true)).toBe(0);
  },
);

import { positionAt, positionsOf, wrap } from '../../../src/browser/trackPositions';

const GAP = 16;

/** The sizes of seven cards with a gap of 16 px. */
const sevenCards = (width: number, inView: number) => ({
  scrollWidth: 7 * width + 6 * GAP,
  clientWidth: inView * width + (inView - 1) * GAP,
  step: width + GAP,
});

test.each([
  [1, 7],
  [2, 6],
  [3, 5],
])('with %d of seven cards in view there are %d positions', (inView, positions) => {
  expect(positionsOf(sevenCards(300, inView))).toBe(positions);
});

test('rounded sizes, as browsers return them, result in the same positions', () => {
  const { scrollWidth, clientWidth, step } = sevenCards(301.4, 3);
  const rounded = { scrollWidth: Math.round(scrollWidth), clientWidth: Math.round(clientWidth) };
  expect(positionsOf({ ...rounded, step: Math.floor(step) })).toBe(5);
  expect(positionsOf({ ...rounded, step: Math.ceil(step) })).toBe(5);
});

test('a track without a size, or with a single item, has one position', () => {
  expect(positionsOf({ scrollWidth: 300, clientWidth: 0, step: 0 })).toBe(1);
  expect(positionAt(300, { step: 0 })).toBe(0);
});

test.each([
  [0, 0],
  [157, 0],
  [159, 1],
  [1264, 4],
])('at an offset of %d px the nearest position is %d', (offset, position) => {
  expect(positionAt(offset, { step: 316 })).toBe(position);
});

test.each([
  [4, 4],
  [5, 0],
  [-1, 4],
  [-6, 4],
])('of five positions, index %d is position %d', (index, position) => {
  expect(wrap(index, 5)).toBe(position);
});

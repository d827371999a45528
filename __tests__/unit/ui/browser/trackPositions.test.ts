import { positionAt, positionsOf, wrap } from '../../../../src/ui/browser/trackPositions';

const GAP = 16;

/** Seven cards of the same width. */
const sevenCards = (width: number, inView: number) => ({
  scrollWidth: 7 * width + 6 * GAP,
  clientWidth: inView * width + (inView - 1) * GAP,
  step: width + GAP,
});
const fractions = sevenCards(301.4, 3);
/** Some browsers round sizes to whole pixels. */
const rounded = {
  scrollWidth: Math.round(fractions.scrollWidth),
  clientWidth: Math.round(fractions.clientWidth),
};

test.each([
  ['one card in view', sevenCards(300, 1), 7],
  ['three cards in view', sevenCards(300, 3), 5],
  ['a step rounded down', { ...rounded, step: Math.floor(fractions.step) }, 5],
  ['a step rounded up', { ...rounded, step: Math.ceil(fractions.step) }, 5],
  ['a strip that does not scroll', { scrollWidth: 300, clientWidth: 300, step: 316 }, 1],
  ['a strip without a size', { scrollWidth: 300, clientWidth: 0, step: 0 }, 1],
])('%s: %j has %d positions', (_, sizes, positions) => {
  expect(positionsOf(sizes)).toBe(positions);
});

test('an offset has the nearest position', () => {
  expect([0, 157, 159, 316, 632, 1264].map((offset) => positionAt(offset, { step: 316 }))).toEqual([
    0, 0, 1, 1, 2, 4,
  ]);
  expect(positionAt(300, { step: 0 })).toBe(0);
});

test('from right to left, offsets and steps are negative', () => {
  expect(positionsOf({ ...fractions, step: -fractions.step })).toBe(5);
  expect([-157, -159, -632].map((offset) => positionAt(offset, { step: -316 }))).toEqual([0, 1, 2]);
});

test('positions wrap at both ends', () => {
  expect([0, 4, 5, 6, -1, -5, -6].map((index) => wrap(index, 5))).toEqual([0, 4, 0, 1, 4, 0, 4]);
});

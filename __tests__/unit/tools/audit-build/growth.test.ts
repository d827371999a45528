import { marginals, steepOnes } from '../../../../tools/audit-build/growth';

const COUNTS = [10, 100, 1000];

/** Measurements of one step that takes as long as `seconds` says. */
const measured = (seconds: (count: number) => number, counts = COUNTS) =>
  counts.map((count) => ({ count, seconds: { step: seconds(count) } }));

const steepSteps = (seconds: (count: number) => number, counts?: number[]) =>
  steepOnes(measured(seconds, counts)).map(({ what }) => what);

test('the cost of one more is told for each pair of neighbours', () => {
  const costs = marginals(
    'step',
    measured((count) => 3 + count * 0.5),
  );
  expect(costs.map(({ from, to, seconds }) => [from, to, seconds])).toEqual([
    [10, 100, 0.5],
    [100, 1000, 0.5],
  ]);
  expect(costs[0]?.noise).toBeGreaterThan(costs[1]?.noise ?? Number.POSITIVE_INFINITY);
});

test.each<[string, (count: number) => number]>([
  ['nothing', () => 0],
  ['always the same', () => 20],
  ['less with each', (count) => 20 + Math.sqrt(count)],
  ['the same for each', (count) => 20 + count * 0.2],
  ['as sorting does', (count) => (count * Math.log2(count)) / 1000],
])('a step that takes %s is in order', (_, seconds) => {
  expect(steepSteps(seconds)).toEqual([]);
  expect(steepSteps(seconds, [10, 100, 500])).toEqual([]);
});

test.each<[string, (count: number) => number]>([
  ['with the square', (count) => 5 + count ** 2 / 100_000],
  ['with the square beside much that is linear', (count) => count * 0.02 + count ** 2 / 20_000],
  ['with the power of one and a half', (count) => count ** 1.5 / 100],
])('a step that grows %s is found', (_, seconds) => {
  expect(steepSteps(seconds)).toEqual(['step']);
});

test('what was found names the costs before and after', () => {
  const [steep] = steepOnes(measured((count) => count ** 2 / 1000));
  expect(steep?.before).toMatchObject({ from: 10, to: 100, seconds: expect.closeTo(0.11) });
  expect(steep?.after).toMatchObject({ from: 100, to: 1000, seconds: expect.closeTo(1.1) });
});

test.each([
  [0.2, -0.2, 0.2],
  [-0.2, 0.2, -0.2],
  [0, -0.2, 0.2],
])('times that are off by %d, %d and %d seconds are no finding', (...off) => {
  expect(steepSteps((count) => 20 + count * 0.002 + (off[COUNTS.indexOf(count)] ?? 0))).toEqual([]);
  expect(steepSteps((count) => 20 + (off[COUNTS.indexOf(count)] ?? 0))).toEqual([]);
});

test('a step that only the larger sites take is judged by its absence in the small ones', () => {
  const times: Record<string, number>[] = [{}, {}, { late: 30 }];
  expect(
    steepOnes(COUNTS.map((count, index) => ({ count, seconds: times[index] ?? {} }))).map(({ what }) => what),
  ).toEqual(['late']);
});

test('of two sizes nothing is said', () => {
  expect(steepSteps((count) => count ** 2, [10, 100])).toEqual([]);
});

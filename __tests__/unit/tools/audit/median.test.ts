import { median, medianOf } from '../../../../tools/audit/median';

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('it leaves the values in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('there is none of nothing', () => {
  expect(() => median([])).toThrow('nothing');
});

test('each measure has its own median, and one that a run lacks has none', () => {
  const runs = [
    { lcp: 1000, seo: 100, tbt: 0 },
    { lcp: 3000, tbt: 50 },
    { lcp: 2000, seo: 92, tbt: 10 },
  ];
  expect(medianOf(runs)).toEqual({ lcp: 2000, tbt: 10 });
  expect(medianOf([])).toEqual({});
});

import { chartOf } from '../../../src/enquiry/map/chart';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const placesOf = (...sites: ReturnType<typeof at>[]) =>
  chartOf(sites)?.places.map(({ left, top }) => [Math.round(left), Math.round(top)]);

test('a single location is in the centre, and without locations there is no chart', () => {
  expect(placesOf(at(18, 73))).toEqual([[50, 50]]);
  expect(chartOf([])).toBeUndefined();
});

test.each([
  ['near to each other', [at(18.6, 73.8), at(19.2, 73), at(18.4, 77.1)]],
  ['far from each other', [at(8, 70), at(28, 92)]],
])('locations %s are within the chart and its margins, west on the left and north at the top', (_, sites) => {
  const places = chartOf(sites)?.places ?? [];
  for (const a of places) {
    for (const percent of [a.left, a.top]) expect(Math.abs(percent - 50)).toBeLessThan(40);
    for (const b of places) {
      expect(Math.sign(a.left - b.left)).toBe(Math.sign(a.longitude - b.longitude));
      expect(Math.sign(a.top - b.top)).toBe(Math.sign(b.latitude - a.latitude));
    }
  }
});

import { chartOf, placeLabels } from '../../../../src/features/map/chart';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const placesOf = (...sites: ReturnType<typeof at>[]) =>
  chartOf(sites)?.places.map(({ left, top }) => [Math.round(left), Math.round(top)]);

test('a single location is in the centre, and without locations there is no chart', () => {
  expect(placesOf(at(18, 73))).toEqual([[50, 50]]);
  expect(chartOf([])).toBeUndefined();
});

test.each([
  ['near to each other', [at(18.6, 73.8), at(19.2, 73), at(18.4, 77.1)]],
  ['far from west to east', [at(20, 70), at(20, 92)]],
  ['far from north to south', [at(8, 77), at(28, 77)]],
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

test('the grid lines are the integer degrees in the chart', () => {
  const chart = chartOf([at(18.5, 73.5)]);
  expect(chart?.parallels).toEqual([16, 17, 18, 19, 20, 21]);
  expect(chart?.meridians).toEqual([70, 71, 72, 73, 74, 75, 76, 77]);
});

test('labels cover neither each other nor a mark, at any width', () => {
  const chart = chartOf([
    at(18.63, 73.8),
    at(19.2, 72.97),
    at(18.38, 77.12),
    at(18.52, 73.85),
    at(18.95, 72.95),
  ]);
  const points = (chart?.places ?? []).map((place, index) => ({ ...place, name: `Name of ${index}` }));
  const positions = placeLabels(points);
  for (const width of [280, 350, 576]) {
    const height = width / 1.6;
    const marks = points.map(({ left, top }) => ({ x: (left / 100) * width, y: (top / 100) * height }));
    const boxes = positions.map(({ side, line }, index) => {
      const { x = 0, y = 0 } = marks[index] ?? {};
      const length = (points[index]?.name.length ?? 0) * 7;
      return { left: side === 'end' ? x + 8 : x - 8 - length, top: y + (line - 0.5) * 16, length };
    });
    for (const [index, { left, top, length }] of boxes.entries()) {
      expect([width, left >= 0, left + length <= width]).toEqual([width, true, true]);
      for (const { x, y } of marks)
        expect(x > left && x < left + length && y > top && y < top + 16).toBe(false);
      for (const other of boxes.slice(index + 1))
        expect(
          left < other.left + other.length && other.left < left + length && Math.abs(top - other.top) < 16,
        ).toBe(false);
    }
  }
});

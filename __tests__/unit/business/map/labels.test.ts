import { chartOf } from '../../../../src/business/map/chart';
import { leaderOf, placeLabels } from '../../../../src/business/map/labels';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

const INDIA = [at(18.63, 73.8), at(19.2, 72.97), at(18.38, 77.12), at(18.52, 73.85), at(18.95, 72.95)];

test.each([
  ['of the company', INDIA],
  ['with two names at the same place', [...INDIA, at(18.38, 77.12), at(18.95, 72.83), at(18.4, 76.57)]],
  ['in a row', [0, 0.3, 0.6, 0.9, 1.2].map((step) => at(20, 80 + step))],
  ['in a column', [0, 0.2, 0.4, 0.6, 0.8].map((step) => at(12 + step, 75))],
  ['at the edge of the chart', [at(10, 70), at(10.1, 78), at(10, 78.1), at(14, 78)]],
])('labels of locations %s cover neither each other, nor a mark, nor a leader line', (_, locations) => {
  const places = chartOf(locations)?.places ?? [];
  const points = places.map((place, index) => ({ ...place, name: `Name of ${index}` }));
  const positions = placeLabels(points);
  for (const width of [278, 350, 576, 704]) {
    const height = width / 1.6;
    const marks = points.map(({ left, top }) => ({ x: (left / 100) * width, y: (top / 100) * height }));
    const boxes = positions.map((position, index) => {
      const { x = 0, y = 0 } = marks[index] ?? {};
      const [byX, byY] = leaderOf(position);
      const length = (points[index]?.name.length ?? 0) * 7;
      return { left: byX > 0 ? x + byX : x + byX - length, top: y + byY - 8, length };
    });
    for (const [index, { left, top, length }] of boxes.entries()) {
      expect([width, left >= 0, left + length <= width]).toEqual([width, true, true]);
      const covers = ({ x, y }: { x: number; y: number }) =>
        x > left && x < left + length && y > top && y < top + 16;
      for (const [other, { x, y }] of marks.entries()) {
        expect(covers({ x, y })).toBe(false);
        const [otherX, otherY] = leaderOf(positions[other] ?? { side: 'end', line: 0 });
        if (other !== index)
          for (const part of [0.4, 0.6, 0.8, 1])
            expect(covers({ x: x + otherX * part, y: y + otherY * part })).toBe(false);
      }
      for (const other of boxes.slice(index + 1))
        expect(
          left < other.left + other.length && other.left < left + length && Math.abs(top - other.top) < 16,
        ).toBe(false);
    }
  }
});

test('labels do not cover the road', () => {
  const points = (chartOf(INDIA)?.places ?? []).map((place, index) => ({
    ...place,
    name: `Name of ${index}`,
  }));
  const [from = points[0], to = points[0]] = [points[2], points[3]];
  const positions = placeLabels(points, from && to ? [from, to] : []);
  for (const width of [278, 576, 704])
    for (const [index, { left, top, name }] of points.entries()) {
      const [byX, byY] = leaderOf(positions[index] ?? { side: 'end', line: 0 });
      const near = (left / 100) * width + byX;
      const edges = [near, near + Math.sign(byX) * name.length * 7];
      const y = (top / 100) * (width / 1.6) + byY;
      for (let step = 0; step <= 20; step += 1) {
        const part = step / 20;
        const roadX = (((from?.left ?? 0) * (1 - part) + (to?.left ?? 0) * part) / 100) * width;
        const roadY = (((from?.top ?? 0) * (1 - part) + (to?.top ?? 0) * part) / 100) * (width / 1.6);
        expect(roadX > Math.min(...edges) && roadX < Math.max(...edges) && Math.abs(roadY - y) < 8).toBe(
          false,
        );
      }
    }
});

test('with more locations than labels fit, each location still has a label', () => {
  const points = Array.from({ length: 60 }, (_, index) => ({ name: `Name of ${index}`, left: 50, top: 50 }));
  expect(placeLabels(points)).toHaveLength(60);
});

/** Calculates the chart of the offices and of the places around them (docs/behaviour.md, "Map"). */
import type { Coordinates } from '../../content-model/coordinates';

/** Minimum width of a chart in degrees of latitude. 8 degrees are about 900 km. */
const MIN_WIDTH = 8;
/** Width of a chart divided by the distance between the outermost places. */
const MARGIN = 1.45;
/** Width divided by height. `LocationMap.module.scss` must have the same value. */
const RATIO = 1.6;

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const integersBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index) => Math.ceil(from) + index);

/** Returns a chart that shows all places. Returns undefined if there are no places. */
export function chartOf<Place extends Coordinates>(places: readonly Place[]) {
  if (places.length === 0) return undefined;
  const center = middle(places.map(({ latitude }) => latitude));
  const shortening = Math.cos((center * Math.PI) / 180);
  const eastings = places.map(({ longitude }) => longitude * shortening);
  const apart = Math.max(spread(eastings), spread(places.map(({ latitude }) => latitude)) * RATIO);
  const width = Math.max(MIN_WIDTH, apart * MARGIN);
  const height = width / RATIO;
  const west = middle(eastings) - width / 2;
  const north = center + height / 2;
  return {
    /** Length of a degree of longitude divided by the length of a degree of latitude. */
    shortening,
    /** The unit is a degree of latitude, and y increases southwards. */
    viewBox: [west, -north, width, height].map((value) => value.toFixed(3)).join(' '),
    /** The longitudes of the vertical grid lines, in degrees. */
    meridians: integersBetween(west / shortening, (west + width) / shortening),
    /** The latitudes of the horizontal grid lines, in degrees. */
    parallels: integersBetween(north - height, north),
    /** The places with their positions, as percentages of the width and height of the chart. */
    places: places.map((place) => ({
      ...place,
      left: ((place.longitude * shortening - west) / width) * 100,
      top: ((north - place.latitude) / height) * 100,
    })),
  };
}

interface Point {
  name: string;
  left: number;
  top: number;
}

/** Where a label is: before or after its mark, and how many lines below it. */
export interface LabelPosition {
  side: 'start' | 'end';
  line: -1 | 0 | 1;
}

/** The widths of the chart for which labels are placed, in pixels: on the smallest phone and on a large screen. */
const WIDTHS = [280, 576];
/** Height of a line, width of a character and distance from the mark, in pixels. `SiteChart.module.scss` has the same. */
const LINE = 16;
const CHARACTER = 7;
const GAP = 8;

const POSITIONS: readonly LabelPosition[] = ([-1, 1, 0] as const).flatMap((line) =>
  (['end', 'start'] as const).map((side) => ({ side, line })),
);

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxOf({ name, left, top }: Point, { side, line }: LabelPosition, width: number): Box {
  const x = (left / 100) * width + (side === 'end' ? GAP : -GAP - name.length * CHARACTER);
  const y = (top / 100) * (width / RATIO) + (line - 0.5) * LINE;
  return { left: x, right: x + name.length * CHARACTER, top: y, bottom: y + LINE };
}

/** The number of points of a line that labels must not cover. */
const SAMPLES = 12;

/**
 * Returns a position for each label, so that labels cover neither each other, nor a mark, nor the road.
 * @param road the points that the road connects, in order
 */
export function placeLabels(
  points: readonly Point[],
  road: readonly Omit<Point, 'name'>[] = [],
): LabelPosition[] {
  const onRoad = road.slice(1).flatMap((to, index) => {
    const from = road[index] ?? to;
    return Array.from({ length: SAMPLES }, (_, step) => ({
      left: from.left + ((to.left - from.left) * step) / SAMPLES,
      top: from.top + ((to.top - from.top) * step) / SAMPLES,
    }));
  });
  const placed = new Map<Point, LabelPosition>();
  const freeFor = (point: Point) =>
    POSITIONS.filter((position) =>
      WIDTHS.every((width) => {
        const box = boxOf(point, position, width);
        const labels = [...placed].map(([other, at]) => boxOf(other, at, width));
        const marks = [...points, ...onRoad].map(({ left, top }) => {
          const [x, y] = [(left / 100) * width, (top / 100) * (width / RATIO)];
          return { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 };
        });
        return (
          box.left >= 0 && box.right <= width && ![...labels, ...marks].some((other) => overlap(box, other))
        );
      }),
    );
  // First place the label that has the fewest free positions.
  while (placed.size < points.length) {
    const [next] = points
      .filter((point) => !placed.has(point))
      .map((point) => ({ point, free: freeFor(point) }))
      .sort((a, b) => a.free.length - b.free.length);
    if (next) placed.set(next.point, next.free[0] ?? { side: 'end', line: 0 });
  }
  return points.map((point) => placed.get(point) ?? { side: 'end', line: 0 });
}

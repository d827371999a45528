/** Calculates the positions of the labels in the chart (docs/behaviour.md, "Map"). */
import { RATIO } from './chart';

interface Point {
  name: string;
  left: number;
  top: number;
}

/** Where a label is: before or after its mark, and how many lines below it. */
export interface LabelPosition {
  side: 'start' | 'end';
  line: number;
}

/** The widths of the chart for which labels are placed, in pixels: on the smallest phone, next to the form, and on a tablet. */
const WIDTHS = [278, 576, 704];
/** Height of a line and width of a character, in pixels. `SiteChart.module.scss` has the same font. */
const LINE = 16;
const CHARACTER = 7.25;
/** Half the width of a mark, in pixels. */
const MARK = 6;

/** Maximum number of lines between a label and its mark. */
const MAX_LINES = 4;
/** The possible positions, from the best one: next to the mark. */
const POSITIONS: readonly LabelPosition[] = Array.from({ length: MAX_LINES + 1 }, (_, lines) =>
  [...new Set([-lines, lines])].flatMap((line) =>
    (['start', 'end'] as const).map((side) => ({ side, line })),
  ),
).flat();

/** Returns the vector from a mark to the near edge of its label, in pixels. A leader line connects the two. */
export const leaderOf = ({ side, line }: LabelPosition): Pixels => [
  (side === 'end' ? 1 : -1) * (10 + 5 * Math.abs(line)),
  line * LINE,
];

type Pixels = readonly [x: number, y: number];
type Line = readonly [from: Pixels, to: Pixels];
/** A rectangle from its left upper corner to its right lower corner. */
type Box = Line;

const boxAround = ([x, y]: Pixels, distance: number): Box => [
  [x - distance, y - distance],
  [x + distance, y + distance],
];

const overlap = ([from, to]: Box, [otherFrom, otherTo]: Box): boolean =>
  from[0] < otherTo[0] && otherFrom[0] < to[0] && from[1] < otherTo[1] && otherFrom[1] < to[1];

/** Returns whether a part of a line is within a box, with the method of Liang and Barsky. */
function crosses([from, to]: Line, [start, end]: Box): boolean {
  let [entry, exit] = [0, 1];
  for (const axis of [0, 1] as const) {
    const length = to[axis] - from[axis];
    const parts = [start, end].map((corner) => (corner[axis] - from[axis]) / length);
    if (length === 0 && (from[axis] < start[axis] || from[axis] > end[axis])) return false;
    if (length === 0) continue;
    entry = Math.max(entry, Math.min(...parts));
    exit = Math.min(exit, Math.max(...parts));
  }
  return entry < exit;
}

/** A label in a chart of a certain width, and its leader line. */
interface Placed {
  label: Box;
  leader: Line;
}

function placedAt([x, y]: Pixels, characters: number, position: LabelPosition): Placed {
  const [byX, byY] = leaderOf(position);
  const edges = [x + byX, x + byX + Math.sign(byX) * characters * CHARACTER];
  return {
    label: [
      [Math.min(...edges), y + byY - LINE / 2],
      [Math.max(...edges), y + byY + LINE / 2],
    ],
    // The first third of a leader line is within the mark, which the leader lines of several labels may share.
    leader: [
      [x + byX / 3, y + byY / 3],
      [x + byX, y + byY],
    ],
  };
}

/** Returns on which side of a line a point is: a positive or a negative number. */
const sideOf = ([[fromX, fromY], [toX, toY]]: Line, [x, y]: Pixels): number =>
  (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);

const intersect = (one: Line, other: Line): boolean =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0;

/** Returns whether labels or leader lines cover each other. */
const collide = (one: Placed, other: Placed): boolean =>
  overlap(one.label, other.label) ||
  crosses(one.leader, other.label) ||
  crosses(other.leader, one.label) ||
  intersect(one.leader, other.leader);

interface Candidate {
  point: Point;
  position: LabelPosition;
  /** One for each of `WIDTHS`. */
  placed: readonly Placed[];
}

/** Maximum number of candidates that the search tries for each number of lines. */
const MAX_TRIES = 500;

/**
 * Returns a position for each label, so that labels and their leader lines cover neither each other nor a mark, and
 * labels do not cover the road. If there is no such solution, some labels cover others.
 * @param road the points that the road connects, in order
 */
export function placeLabels(
  points: readonly Point[],
  road: readonly Omit<Point, 'name'>[] = [],
): LabelPosition[] {
  const charts = WIDTHS.map((width) => {
    const at = ({ left, top }: Omit<Point, 'name'>): Pixels => [
      (left / 100) * width,
      (top / 100) * (width / RATIO),
    ];
    const roadLines = road.slice(1).map((to, index): Line => [at(road[index] ?? to), at(to)]);
    return { width, at, marks: points.map(at), roadLines };
  });

  const candidatesOf = (point: Point): Candidate[] =>
    POSITIONS.flatMap((position) => {
      const placed = charts.map(({ at }) => placedAt(at(point), point.name.length, position));
      const isFree = charts.every(({ width, at, marks, roadLines }, index) => {
        const { label, leader } = placed[index] as Placed;
        const [x, y] = at(point);
        // A leader line cannot avoid a mark that overlaps the own mark.
        const distant = marks.filter((mark) => Math.hypot(mark[0] - x, mark[1] - y) > 2 * MARK);
        return (
          label[0][0] >= 0 &&
          label[1][0] <= width &&
          !marks.some((mark) => overlap(label, boxAround(mark, MARK))) &&
          !roadLines.some((line) => crosses(line, label)) &&
          !distant.some((mark) => crosses(leader, boxAround(mark, MARK / 2)))
        );
      });
      return isFree ? [{ point, position, placed }] : [];
    });

  const fits = (one: Candidate, other: Candidate) =>
    !one.placed.some((placed, index) => collide(placed, other.placed[index] as Placed));

  let tries = 0;
  /** Chooses one candidate of each list. First chooses from the shortest list, because it has the fewest solutions. */
  const choose = (lists: readonly (readonly Candidate[])[]): Candidate[] | undefined => {
    const [first, ...rest] = [...lists].sort((a, b) => a.length - b.length);
    if (!first) return [];
    for (const candidate of first) {
      tries += 1;
      if (tries > MAX_TRIES) return undefined;
      const chosen = choose(rest.map((list) => list.filter((other) => fits(candidate, other))));
      if (chosen) return [candidate, ...chosen];
    }
    return undefined;
  };
  const lists = points.map(candidatesOf);
  let chosen: Candidate[] | undefined;
  // Labels are as near to their marks as possible.
  for (let lines = 1; lines <= MAX_LINES && !chosen; lines += 1) {
    tries = 0;
    chosen = choose(lists.map((list) => list.filter(({ position }) => Math.abs(position.line) <= lines)));
  }
  return points.map(
    (point) => chosen?.find((candidate) => candidate.point === point)?.position ?? { side: 'end', line: 0 },
  );
}

/** Calculates the axis of an era (docs/behaviour.md, "Timeline"). */

/** Minimum distances between two labels at a level, as percentages of the axis, on phones, tablets and wide screens. */
const MIN_DISTANCES = [17, 7, 4] as const;
/** The end of the dated part in percent of the axis, if the era has an event without a year, such as a plan. */
const DATED = 85;

/** Returns the first year in a text such as `1974-75`. Returns undefined for a word. */
const yearIn = (text: string): number | undefined => {
  const [year] = /\d{4}/.exec(text) ?? [];
  return year ? Number(year) : undefined;
};

/** Returns the level of each label: the first level at which the previous label is at least `distance` before it. */
function levelsOf(positions: readonly number[], distance: number): number[] {
  const ends: number[] = [];
  return positions.map((position) => {
    const free = ends.findIndex((end) => position - end >= distance);
    const level = free < 0 ? ends.length : free;
    ends[level] = position;
    return level;
  });
}

/**
 * Returns the position of each event, as a percentage of the axis, and the levels of its label for each minimum
 * distance. Years are to scale, and events without a year are at the end. A label that would touch another one is at a
 * lower level.
 */
export function timelineAxis(span: string, events: readonly string[]) {
  const eventYears = events.map(yearIn);
  const years = [
    ...(span.match(/\d{4}/g) ?? []).map(Number),
    ...eventYears.filter((year) => year !== undefined),
  ];
  const start = Math.min(...years);
  const length = Math.max(...years) - start || 1;
  const scale = eventYears.includes(undefined) ? DATED : 100;
  const positions = eventYears.map((year) => (year === undefined ? 100 : ((year - start) / length) * scale));
  return { positions, levels: MIN_DISTANCES.map((distance) => levelsOf(positions, distance)) };
}

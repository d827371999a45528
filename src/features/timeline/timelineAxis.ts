/** Calculates the axis of a period (docs/behaviour.md, "Timeline"). */

/** Minimum distance between the labels of two events at the same level, as a percentage of the axis. */
const MIN_DISTANCE = 16;
/** The end of the dated part, as a percentage of the axis, if the period has an event without a year, such as a plan. */
const DATED = 85;

/**
 * Returns the position of each event, as a percentage of the axis, and the level of its label. Years are to scale. An
 * event without a year is at the end. Level 0 is next to the axis; a label that would touch another one is below it.
 * @param span the years of the period, such as `1970 - 1985`
 * @param events the year of each event, or a word, in order
 */
export function timelineAxis(span: string, events: readonly string[]): { position: number; level: number }[] {
  const years = [...(span.match(/\d{4}/g) ?? []), ...events].map(Number).filter(Number.isFinite);
  const start = Math.min(...years);
  const length = Math.max(...years) - start || 1;
  const scale = events.every((event) => Number.isFinite(Number(event))) ? 100 : DATED;
  const ends: number[] = [];
  return events.map((event) => {
    const year = Number(event);
    const position = Number.isFinite(year) ? ((year - start) / length) * scale : 100;
    const free = ends.findIndex((end) => position - end >= MIN_DISTANCE);
    const level = free < 0 ? ends.length : free;
    ends[level] = position;
    return { position, level };
  });
}

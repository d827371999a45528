/** Calculations for a horizontal strip that scrolls in steps of one item (`useTrack`). */

/**
 * The sizes of a track in pixels. `step` is the distance from the start of one item to the start of the next item. From
 * right to left, `step` and scroll offsets are negative.
 */
export interface TrackSizes {
  scrollWidth: number;
  clientWidth: number;
  step: number;
}

/** Returns the number of positions to which a track can be scrolled. */
export const positionsOf = ({ scrollWidth, clientWidth, step }: TrackSizes): number =>
  step === 0 ? 1 : Math.round((scrollWidth - clientWidth) / Math.abs(step)) + 1;

/** Returns the position that is closest to a scroll offset. */
export const positionAt = (scrollLeft: number, { step }: Pick<TrackSizes, 'step'>): number =>
  step === 0 ? 0 : Math.round(scrollLeft / step);

/** Wraps an index that is out of range: the first position follows the last one. */
export const wrap = (index: number, positions: number): number =>
  ((index % positions) + positions) % positions;

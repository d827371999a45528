/** The arithmetic of a carousel that scrolls in steps. */

/** The sizes of a track and the way from one item to the next, in pixels. */
export interface TrackSizes {
  scrollWidth: number;
  clientWidth: number;
  step: number;
}

/** How many positions a track has: as many as steps that move it. */
export const positionsOf = ({ scrollWidth, clientWidth, step }: TrackSizes): number =>
  step > 0 ? Math.round((scrollWidth - clientWidth) / step) + 1 : 1;

/** The position at a scroll offset. */
export const positionAt = (scrollLeft: number, { step }: Pick<TrackSizes, 'step'>): number =>
  step > 0 ? Math.round(scrollLeft / step) : 0;

/** The position meant by an index beyond the ends: the first follows the last. */
export const wrap = (index: number, positions: number): number =>
  ((index % positions) + positions) % positions;

/** A path of the brand mark, in a square of 32 by 32 units. */
export interface MarkShape {
  d: string;
  /** A role of `content/brand.json`. */
  color: 'primary' | 'accent' | 'band';
  /** Rotation around the centre, in degrees. */
  turn?: number;
}

export const MARK_SIZE = 32;

/** The background of the mark, with a margin of one unit. */
export const markDisc: MarkShape = { d: 'M16 1a15 15 0 1 0 0 30 15 15 0 0 0 0-30Z', color: 'primary' };

/** The direction of the compass needle, in degrees. */
const NORTH_EAST = 45;

/** The pointing half of the needle, shaped as a grain. Its crease is a shape of its own in `markCompass`. */
export const grain: MarkShape = {
  d: 'M16 2.8c3.4 4.4 4.7 8.6 4.7 12.5h-9.4c0-3.9 1.3-8.1 4.7-12.5Z',
  color: 'accent',
  turn: NORTH_EAST,
};

/** The marks of the four directions, and the needle: a grain and, as its other half, two sails. */
export const markCompass: readonly MarkShape[] = [
  {
    d: 'M15.5 2.2h1v2.4h-1zM15.5 27.4h1v2.4h-1zM2.2 15.5h2.4v1H2.2zM27.4 15.5h2.4v1h-2.4z',
    color: 'band',
  },
  grain,
  { d: 'M15.5 8.2h1v7.1h-1z', color: 'primary', turn: NORTH_EAST },
  {
    d: 'M15.4 16.7v12c-2.9-4-4.1-8-4.1-12zM16.6 16.7h4.1c0 4-1.2 8-4.1 12z',
    color: 'band',
    turn: NORTH_EAST,
  },
];

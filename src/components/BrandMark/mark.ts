/** A shape of the brand mark, in a square of 32 units; `color` is the name of a colour of `styles/_root.scss`. */
export interface MarkShape {
  d: string;
  color: 'ink' | 'saffron' | 'sand';
}

export const MARK_SIZE = 32;

/** The ground of the mark: a disc that leaves a unit of air around it. */
export const markGround: MarkShape = { d: 'M16 1a15 15 0 1 0 0 30 15 15 0 0 0 0-30Z', color: 'ink' };

/** The compass needle: its upper half is a grain, its lower half a sail. */
export const markNeedle: readonly MarkShape[] = [
  { d: 'M16 4c5 4 6 8 4.5 12h-9C10 12 11 8 16 4Z', color: 'saffron' },
  { d: 'M11.5 17.5h9L16 28Z', color: 'sand' },
];

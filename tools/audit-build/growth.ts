/** Does anything grow faster than linearly? */

/**
 * How much dearer the next items may be than those before: sorting 1,000 things costs half as much again for each as
 * sorting 100 (the logarithm), while a quadratic step costs five times or more.
 */
export const TOLERANCE = 1.5;

/** What two measurements of the same may differ by: a quarter of a second, or 5 % where that is more. */
const noiseOf = (seconds: number): number => Math.max(0.25, 0.05 * seconds);

/** The seconds of each thing measured with so many items. */
export interface Measurement {
  count: number;
  seconds: Readonly<Record<string, number>>;
}

/** What one item more costs between two sizes. */
export interface Marginal {
  from: number;
  to: number;
  seconds: number;
  /** By how much `seconds` may be wrong: much where few items were added, little where many were. */
  noise: number;
}

/** A thing whose items become dearer the more there are. */
export interface Steep {
  what: string;
  before: Marginal;
  after: Marginal;
}

/** What each item more costs from one size to the next. */
export function marginals(what: string, measurements: readonly Measurement[]): Marginal[] {
  const secondsAt = ({ seconds }: Measurement): number => seconds[what] ?? 0;
  return measurements.slice(1).map((larger, index) => {
    const smaller = measurements[index] ?? larger;
    const added = larger.count - smaller.count;
    return {
      from: smaller.count,
      to: larger.count,
      seconds: (secondsAt(larger) - secondsAt(smaller)) / added,
      noise: noiseOf(secondsAt(larger)) / added,
    };
  });
}

/**
 * All things that grow faster than linearly. From size to size the extra seconds of an extra item are compared with
 * those from the sizes before: they may be `TOLERANCE` times as many. Either is told in favour of the build by what a
 * measurement may be wrong, so that a slow moment of the machine is no finding.
 * @param measurements by ascending count, three or more for anything to be found
 */
export function steepOnes(measurements: readonly Measurement[]): Steep[] {
  const names = new Set(measurements.flatMap(({ seconds }) => Object.keys(seconds)));
  return [...names].flatMap((what) => {
    const costs = marginals(what, measurements);
    return costs.slice(1).flatMap((after, index): Steep[] => {
      const before = costs[index] ?? after;
      const allowed = TOLERANCE * (Math.max(0, before.seconds) + before.noise);
      return after.seconds - after.noise > allowed ? [{ what, before, after }] : [];
    });
  });
}

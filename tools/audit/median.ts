import { type Measures, measureNames } from './budgets';

/**
 * The value in the middle, or the mean of the two in the middle.
 * @throws if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** The median of each measure that all the runs have. */
export function medianOf(runs: readonly Measures[]): Measures {
  const medians: Measures = {};
  for (const name of measureNames) {
    const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
    if (runs.length > 0 && values.length === runs.length) medians[name] = median(values);
  }
  return medians;
}

import { type Budget, budgets, type Measure, type Measures, measureNames } from './budgets';
import type { Run } from './lighthouse';

export interface Overrun {
  route: string;
  measure: Measure;
  value: number;
  limit: number;
  /** The excess divided by the limit. For example, 0.5 means 50 % above the limit, or for scores 50 % below it. */
  excess: number;
}

function overrunOf(route: string, measure: Measure, value: number | undefined): Overrun[] {
  const { least, most, for: isFor = () => true }: Budget = budgets[measure];
  if (value === undefined || !isFor(route)) return [];
  const upper = typeof most === 'function' ? most(route) : most;
  const limit = least ?? upper ?? 0;
  const excess = (least === undefined ? value - limit : limit - value) / limit;
  return excess > 0 ? [{ route, measure, value, limit, excess }] : [];
}

/** Returns the exceeded budgets, worst first. */
export const overrunsOf = (pages: readonly { route: string; measures: Measures }[]): Overrun[] =>
  pages
    .flatMap(({ route, measures }) =>
      measureNames.flatMap((measure) => overrunOf(route, measure, measures[measure])),
    )
    .sort((one, other) => other.excess - one.excess);

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2;
}

export const medianOf = (runs: readonly Run[]): Measures =>
  Object.fromEntries(
    measureNames.flatMap((name) => {
      const values = runs.flatMap(({ measures }) => measures[name] ?? []);
      return values.length > 0 && values.length === runs.length ? [[name, median(values)]] : [];
    }),
  );

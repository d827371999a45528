import { type Budget, budgets, type Measure, type Measures, measureNames } from './budgets';

export interface Offence {
  route: string;
  measure: Measure;
  value: number;
  /** The limit that was missed. */
  limit: number;
  /** By which part of the limit it was missed: 0.5 is half as much again, or half of what is due. */
  excess: number;
}

const excessOf = (value: number, { least, most }: Budget): number =>
  Math.max(least ? (least - value) / least : 0, most ? (value - most) / most : 0);

/**
 * What does not keep to the budgets, the worst first.
 * @param pages each route with what was measured of it
 */
export function offencesOf(pages: readonly { route: string; measures: Measures }[]): Offence[] {
  const offences = pages.flatMap(({ route, measures }) =>
    measureNames.flatMap((measure): Offence[] => {
      const budget: Budget = budgets[measure];
      const value = measures[measure];
      if (value === undefined || budget.for?.(route) === false) return [];
      const excess = excessOf(value, budget);
      return excess > 0 ? [{ route, measure, value, limit: budget.least ?? budget.most ?? 0, excess }] : [];
    }),
  );
  return offences.sort((one, other) => other.excess - one.excess);
}

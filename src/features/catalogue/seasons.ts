import { interpolate } from '../../components/interpolate';
import { months } from '../../content-model/months';

type Period = Queries.CalendarFieldsFragment['shipment'][number];
type Texts = Pick<Queries.CalendarTextsFragment, 'period' | 'allYear'>;

const LAST = months.length - 1;
const monthOf = (name: string): number => (months as readonly string[]).indexOf(name);

/** Returns whether a month is in a period. `month` counts from 0. A period may extend into the next year. */
function isIn(month: number, { from, to }: Period): boolean {
  const [first, last] = [monthOf(from), monthOf(to)];
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

/** Returns for each month, from January, whether it is in the season. */
export const monthsIn = (season: readonly Period[]): boolean[] =>
  months.map((_, month) => season.some((period) => isIn(month, period)));

/** Formats a season as text, such as `June to July`. */
export const seasonText = ({ period, allYear }: Texts, season: readonly Period[]): string =>
  season
    .map(({ from, to }) => {
      if (from === to) return from;
      if (monthOf(from) === 0 && monthOf(to) === LAST) return allYear;
      return interpolate(period, { from, to });
    })
    .join(', ');

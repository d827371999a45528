import { interpolate } from '../../components/interpolate';
import { months } from '../../content-model/months';

type Period = Queries.CalendarFieldsFragment['shipment'][number];
type Texts = Pick<Queries.CalendarTextsFragment, 'period' | 'allYear'>;

const LAST = months.length - 1;
const monthOf = (name: string): number => (months as readonly string[]).indexOf(name);

/** Whether a month is in a period, which may cross the end of the year. `month` counts from 0. */
function isIn(month: number, { from, to }: Period): boolean {
  const [first, last] = [monthOf(from), monthOf(to)];
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

/** For each month of the year, January first, whether it belongs to the season. */
export const monthsIn = (season: readonly Period[]): boolean[] =>
  months.map((_, month) => season.some((period) => isIn(month, period)));

/** The season in words, such as `June to July`. */
export const seasonText = ({ period, allYear }: Texts, season: readonly Period[]): string =>
  season
    .map(({ from, to }) => {
      if (from === to) return from;
      if (monthOf(from) === 0 && monthOf(to) === LAST) return allYear;
      return interpolate(period, { from, to });
    })
    .join(', ');

import { interpolate } from '../../lib/interpolate';
import { joined } from '../../lib/localText';
import { months } from '../../lib/months';

type Period = Queries.SeasonCalendarFragment['shipment'][number];
type Texts = Pick<Queries.SeasonCalendarTextsFragment, 'months' | 'period' | 'allYear'>;

const LAST = months.length - 1;
const monthOf = (name: string): number => (months as readonly string[]).indexOf(name);

/** Returns for each month, from January, whether it is in the season. A period may extend into the next year. */
export const monthsIn = (season: readonly Period[]): boolean[] =>
  months.map((_, month) =>
    season.some(({ from, to }) => {
      const [first, last] = [monthOf(from), monthOf(to)];
      return first <= last ? first <= month && month <= last : month >= first || month <= last;
    }),
  );

/** Returns the first and the last month of each run of months in the season, within a calendar year. */
export function runsOf(season: readonly Period[]): [first: number, last: number][] {
  const isOn = monthsIn(season);
  return isOn.flatMap((on, first): [number, number][] => {
    if (!on || isOn[first - 1]) return [];
    const after = isOn.indexOf(false, first);
    return [[first, after < 0 ? LAST : after - 1]];
  });
}

/** Formats a season as text in a language, such as `June to July`. */
export const seasonText = (texts: Texts, season: readonly Period[], language: string): string =>
  joined(
    season.map(({ from, to }) => {
      const nameOf = (month: string) => texts.months[monthOf(month)] ?? '';
      if (from === to) return nameOf(from);
      if (monthOf(from) === 0 && monthOf(to) === LAST) return texts.allYear;
      return interpolate(texts.period, { from: nameOf(from), to: nameOf(to) });
    }),
    language,
  );

import { DAYS, readOpeningHours } from '../../content/openingHours';
import { resolver } from './resolverContext';

/** The types of `SiteSettings.openingHours`, with the names of https://schema.org/OpeningHoursSpecification. */
export const OPENING_HOURS = `enum DayOfWeek { ${DAYS.join(' ')} }

type OpeningHours @dontInfer {
  dayOfWeek: [DayOfWeek!]!
  opens: String!
  closes: String!
}`;

/** `SiteSettings.openingHours`: the times when phones are answered. A resolver, so that browsers do not load the parser. */
export const openingHoursResolver = resolver(
  ({ hours }: { hours: { phones: { lines: readonly string[] } } }) =>
    hours.phones.lines.flatMap((line) => {
      const { days, periods = [] } = readOpeningHours(line) ?? {};
      return periods.map((period) => ({ dayOfWeek: days, ...period }));
    }),
  '[OpeningHours!]!',
);

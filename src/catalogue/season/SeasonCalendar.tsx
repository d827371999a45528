import { graphql } from 'gatsby';
import { months } from '../../lib/months';
import { useLanguage } from '../../ui/site/language';
import * as styles from './SeasonCalendar.module.scss';
import { monthsIn, runsOf, seasonText } from './seasons';

interface Props {
  calendar: Queries.SeasonCalendarFragment;
  texts: Queries.SeasonCalendarTextsFragment;
}

/** The seasons in the order of the crop year. Each has its own mark: an outline, a hatching and a fill. */
const SEASONS = ['sowing', 'harvest', 'shipment'] as const;
type Season = (typeof SEASONS)[number];

export const MonthRuler = () => (
  <div aria-hidden="true" className={styles.ruler}>
    {months.map((month, index) => (
      <span key={month} className="is-figure">
        {index + 1}
      </span>
    ))}
  </div>
);

/** A year from January to December, with marks in the months of a season. */
export const Lane = ({ season, periods }: { season: Season; periods: Parameters<typeof runsOf>[0] }) => (
  <span aria-hidden="true" className={styles.lane} data-season={season}>
    {runsOf(periods).map(([first, last]) => (
      <i key={first} style={{ gridColumn: `${first + 1} / ${last + 2}` }} />
    ))}
  </span>
);

/** The calendar of an entry: a lane and a text for each season. An entry that is ready all year has one line. */
export function SeasonCalendar({ calendar, texts }: Props) {
  const { code } = useLanguage();
  // The query of the home page has the same rule.
  const isCrop = calendar.harvest;
  const isAlways = !isCrop && monthsIn(calendar.shipment).every(Boolean);
  return (
    <table className={`block is-tight ${styles.calendar}`}>
      <caption className="title is-4">{isCrop ? texts.cropTitle : texts.availabilityTitle}</caption>
      {!isAlways && (
        <thead aria-hidden="true">
          <tr>
            <th scope="col" />
            <th scope="col">
              <MonthRuler />
            </th>
            <th scope="col" />
          </tr>
        </thead>
      )}
      <tbody>
        {SEASONS.map((season) => {
          const periods = calendar[season];
          if (!periods) return null;
          return (
            <tr key={season}>
              <th scope="row">{texts.calendarLabels[season]}</th>
              <td>
                <Lane season={season} periods={periods} />
              </td>
              <td>{seasonText(texts, periods, code)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export const query = graphql`
  fragment SeasonCalendar on Calendar {
    sowing { from to }
    harvest { from to }
    shipment { from to }
  }

  fragment SeasonCalendarTexts on CatalogueSection {
    cropTitle
    availabilityTitle
    calendarLabels {
      sowing
      harvest
      shipment
    }
    months
    period
    allYear
  }
`;

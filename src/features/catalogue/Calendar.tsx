import { graphql } from 'gatsby';
import { months } from '../../content-model/months';
import * as styles from './Calendar.module.scss';
import { monthsIn, seasonText } from './seasons';

interface Props {
  calendar: Queries.CalendarFieldsFragment;
  texts: Queries.CalendarTextsFragment;
}

/**
 * The calendar of an entry: the seasons of sowing, harvest and shipment, as text and as a row of months. Entries that
 * are not crops have only shipment.
 */
export function Calendar({ calendar, texts }: Props) {
  const { sowing, harvest, shipment } = calendar;
  const rows = [
    { label: texts.calendarLabels.sowing, season: sowing },
    { label: texts.calendarLabels.harvest, season: harvest },
    { label: texts.calendarLabels.shipment, season: shipment },
  ];
  return (
    <div>
      <h2 className="title is-5">{sowing || harvest ? texts.cropTitle : texts.availabilityTitle}</h2>
      <dl className={styles.calendar}>
        {rows.map(
          ({ label, season }) =>
            season && (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>{seasonText(texts, season)}</dd>
                <dd aria-hidden="true" className={styles.year}>
                  {monthsIn(season).map((isOn, month) => (
                    <span key={months[month]} data-on={isOn || undefined}>
                      {months[month]?.charAt(0)}
                    </span>
                  ))}
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

export const query = graphql`
  fragment PeriodFields on Period {
    from
    to
  }

  fragment CalendarFields on Calendar {
    sowing {
      ...PeriodFields
    }
    harvest {
      ...PeriodFields
    }
    shipment {
      ...PeriodFields
    }
  }

  fragment CalendarTexts on CatalogueSection {
    cropTitle
    availabilityTitle
    calendarLabels {
      sowing
      harvest
      shipment
    }
    period
    allYear
  }
`;

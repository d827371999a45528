import { graphql } from 'gatsby';
import { months } from '../../content-model/months';
import * as styles from './Calendar.module.scss';
import { monthsIn, seasonText } from './seasons';

interface Props {
  calendar: Queries.CalendarFieldsFragment;
  texts: Queries.CalendarTextsFragment;
}

const SEASONS = ['sowing', 'harvest', 'shipment'] as const;

/**
 * The calendar of an entry: the seasons of sowing, harvest and shipment, as text and as a row of months. Entries that
 * are not crops have only shipment.
 */
export function Calendar({ calendar, texts }: Props) {
  const isCrop = calendar.sowing || calendar.harvest;
  return (
    <div>
      <h2 className="title is-5">{isCrop ? texts.cropTitle : texts.availabilityTitle}</h2>
      <dl className={`stack ${styles.calendar}`}>
        {SEASONS.map((name) => {
          const season = calendar[name];
          if (!season) return null;
          return (
            <div key={name} className={styles.row}>
              <dt>{texts.calendarLabels[name]}</dt>
              <dd>{seasonText(texts, season)}</dd>
              <dd aria-hidden="true" className={`is-wide ${styles.year}`}>
                {monthsIn(season).map((isOn, month) => (
                  <span key={months[month]} data-on={isOn || undefined}>
                    {months[month]?.charAt(0)}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

export const query = graphql`
  fragment CalendarFields on Calendar {
    sowing {
      from
      to
    }
    harvest {
      from
      to
    }
    shipment {
      from
      to
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

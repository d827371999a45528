import { graphql } from 'gatsby';
import { ArrowLink } from '../../ui/ArrowLink';
import { SectionHeading } from '../../ui/Section';
import * as styles from './Meridian.module.scss';
import { Axis, Drawing, PlaceRow, useVoyageChart } from './VoyageChart';
import * as chartStyles from './VoyageChart.module.scss';

/** The way from the warehouse to ports abroad, with the usual days (docs/behaviour.md, "Voyages"). */
export function Meridian({ section }: { section: Queries.MeridianFragment }) {
  const { heading, action, labels, stations, ports } = section;
  const chart = useVoyageChart(section);
  return (
    <section className={`section is-band ${styles.band}`}>
      <div className={`container ${styles.columns}`}>
        <div>
          <SectionHeading heading={heading} />
          <ArrowLink {...action} />
        </div>
        <div className={styles.chart}>
          <div className={styles.drawn}>
            <Drawing chart={chart} arrivals={chart.voyages} />
            <ol className={styles.rows}>
              {[...stations, ...ports].map(({ name }, index) => (
                <li key={name} className={chartStyles.row}>
                  <PlaceRow name={name} days={chart.days[index]} />
                </li>
              ))}
            </ol>
          </div>
          <Axis chart={chart} label={labels.axis} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment VoyageParts on VoyagesSection {
    labels {
      axis
      station
      origin
      transit
    }
    stations {
      name
      daysBefore
    }
    ports {
      name
      firstDay
      lastDay
    }
  }

  fragment Meridian on VoyagesSection {
    heading {
      ...SectionHeadingFields
    }
    action {
      ...CallToActionFields
    }
    ...VoyageParts
  }
`;

import { graphql } from 'gatsby';
import { Fragment, useId } from 'react';
import { Section } from '../../ui/Section';
import { Ltr, useInterpolate } from '../../ui/site/language';
import * as styles from './PortChoice.module.scss';
import { Axis, Drawing, PlaceRow, useVoyageChart } from './VoyageChart';
import * as chartStyles from './VoyageChart.module.scss';

/** The voyages, with a radio button for each port. CSS shows the details of the selected port. */
export function PortChoice({ section }: { section: Queries.PortChoiceFragment }) {
  const interpolate = useInterpolate();
  const { choiceHeading, labels, revised, stations, ports } = section;
  const id = useId();
  const chart = useVoyageChart(section);
  const allRows = { gridRow: `1 / span ${chart.rows}` };
  return (
    <Section heading={choiceHeading}>
      <div
        className={styles.choice}
        role="radiogroup"
        aria-label={labels.choice}
        style={{ gridTemplateRows: `repeat(${chart.rows}, 1fr)` }}
      >
        <Drawing chart={chart} style={allRows} />
        {stations.map((station, index) => (
          <div key={station.name} className={chartStyles.row} style={{ gridRow: index + 1 }}>
            <PlaceRow {...station} days={chart.days[index]} />
          </div>
        ))}
        {ports.map((port, index) => {
          const row = { gridRow: stations.length + index + 1 };
          return (
            <Fragment key={port.name}>
              <input
                type="radio"
                name={id}
                id={id + port.code}
                className={`is-screen-only ${styles.radio}`}
                style={row}
                defaultChecked={index === 0}
              />
              <label htmlFor={id + port.code} className={`${chartStyles.row} ${styles.option}`} style={row}>
                <PlaceRow {...port} days={chart.days[stations.length + index]} />
              </label>
              <Drawing
                chart={chart}
                style={allRows}
                arrivals={chart.voyages.slice(index, index + 1)}
                selected
              />
              <div className={styles.details} style={{ gridRow: chart.rows + 2 }}>
                <div>
                  <div className={`cluster is-flush ${styles.leg}`}>
                    <h3 className="title is-6">
                      {interpolate(labels.leg, { from: stations.at(-1)?.name ?? '', to: port.name })}
                    </h3>
                    <p className="is-quiet">
                      {port.code} <Ltr>{port.coordinates}</Ltr>
                    </p>
                  </div>
                  <dl>
                    {(['via', 'mode', 'basis'] as const).map((field) => (
                      <div key={field}>
                        <dt>{labels[field]}</dt>
                        <dd>{port[field]}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
                <dl>
                  <dt>{labels.documents}</dt>
                  <dd>
                    <ul>
                      {port.documents.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </dd>
                </dl>
              </div>
            </Fragment>
          );
        })}
        <Axis chart={chart} label={labels.axis} row={chart.rows + 1} />
      </div>
      <p className="is-quiet mt-4">{interpolate(labels.revised, { date: revised })}</p>
    </Section>
  );
}

export const query = graphql`
  fragment PortChoice on VoyagesSection {
    choiceHeading {
      ...SectionHeadingFields
    }
    ...VoyageParts
    labels {
      choice
      leg
      via
      mode
      basis
      documents
      revised
    }
    revised
    stations {
      code
    }
    ports {
      code
      coordinates
      via
      mode
      basis
      documents
    }
  }
`;

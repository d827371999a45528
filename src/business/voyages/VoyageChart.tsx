import { graphql } from 'gatsby';
import { Figures } from '../../ui/Figures';
import { useInterpolate } from '../../ui/site/language';
import * as styles from './VoyageChart.module.scss';

const TICK = 5;
/** The height of a bar, as a part of its row. */
const BAR = 0.35;

/** Sections that query the codes of places show them. */
type Place = { name: string; code?: string | null };

/** The way to ports abroad, like a railway timetable (docs/behaviour.md, "Voyages"). The last station has day 0. */
export function VoyageChart({ section }: { section: Queries.VoyageChartFragment }) {
  const { labels, stations, ports } = section;
  const interpolate = useInterpolate();
  const start = -Math.max(...stations.map(({ daysBefore }) => daysBefore));
  const end = Math.ceil(Math.max(...ports.map(({ lastDay }) => lastDay)) / TICK) * TICK;
  const places: readonly Place[] = [...stations, ...ports];
  const x = (day: number) => day - start;
  const y = (row: number) => row + 0.5;
  const origin = `M${x(0)} ${y(stations.length - 1)}`;
  const onLand = stations.map(({ daysBefore }, row) => `${x(-daysBefore)} ${y(row)}`);
  const voyages = ports.map(({ firstDay }, port) => `${origin}L${x(firstDay)} ${y(stations.length + port)}`);
  const arrivals = ports.map(({ firstDay, lastDay }, port) => {
    const top = y(stations.length + port) - BAR / 2;
    return `M${x(firstDay)} ${top}H${x(lastDay)}v${BAR}H${x(firstDay)}z`;
  });
  const firstTick = Math.ceil(start / TICK);
  const ticks = Array.from({ length: end / TICK - firstTick + 1 }, (_, index) => (firstTick + index) * TICK);
  // Goods wait in the port of loading, the last station, until day 0.
  const days = [
    ...stations.map(({ daysBefore }, index) =>
      interpolate(index === stations.length - 1 ? labels.origin : labels.station, { days: daysBefore }),
    ),
    ...ports.map(({ firstDay: first, lastDay: last }) => interpolate(labels.transit, { first, last })),
  ];
  return (
    <div className={`has-figures ${styles.chart}`}>
      <div className="stack is-gap-0 has-strong-rule py-0">
        {/* The units are a day and a row. The drawing covers all rows between the names and the days. */}
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${end - start} ${places.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.grid} d={ticks.map((day) => `M${x(day)} 0V${places.length}`).join('')} />
          <path d={`M${onLand.join('L')}H${x(0)}`} />
          {/* Very short lines, whose round ends are dots. WebKit would scale the ends of lines without a length. */}
          <path className={styles.dots} d={onLand.map((point) => `M${point}h.01`).join('')} />
          <path className={styles.voyage} d={voyages.join('')} />
          <path className={styles.arrival} d={arrivals.join('')} />
        </svg>
        <ol role="list" className={`stack is-gap-0 ${styles.rows}`}>
          {places.map(({ name, code }, index) => (
            <li key={index} className={`is-align-items-center is-small ${styles.row}`}>
              <span className="has-text-weight-medium">
                {name} {code && <small className={styles.code}>{code}</small>}
              </span>{' '}
              <span className={`has-text-weight-medium ${styles.days}`}>
                <Figures text={days[index] ?? ''} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      {/* Screen readers get the days of each row instead. */}
      <div className={styles.axis} aria-hidden="true">
        <span>{labels.axis}</span>
        <span className={`is-relative ${styles.ticks}`}>
          {ticks.map((day) => (
            <span
              key={day}
              className="is-figure"
              style={{ insetInlineStart: `${((x(day) / (end - start)) * 100).toFixed(2)}%` }}
            >
              <bdi>{String(day).replace('-', '−')}</bdi>
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment VoyageChart on VoyagesSection {
    labels {
      axis
      station
      origin
      transit
    }
    stations { name daysBefore }
    ports {
      name
      firstDay
      lastDay
    }
  }
`;

/** The parts of the chart of the voyages that the home page and the choice of a port have in common. */
import { type CSSProperties, Fragment } from 'react';
import { useInterpolate } from '../../ui/site/language';
import * as styles from './VoyageChart.module.scss';

const TICK = 5;

/** Returns the drawing: a row for each station and port, and days from left to right. The last station has day 0. */
export function useVoyageChart({ labels, stations, ports }: Queries.VoyagePartsFragment) {
  const interpolate = useInterpolate();
  const start = -Math.max(...stations.map(({ daysBefore }) => daysBefore));
  const end = Math.ceil(Math.max(...ports.map(({ lastDay }) => lastDay)) / TICK) * TICK;
  const rows = stations.length + ports.length;
  const x = (day: number) => day - start;
  const y = (row: number) => row + 0.5;
  const origin = y(stations.length - 1);
  const onLand = stations.map(({ daysBefore }, row) => `${x(-daysBefore)} ${y(row)}`);
  const firstTick = Math.ceil(start / TICK);
  const ticks = Array.from({ length: end / TICK - firstTick + 1 }, (_, index) => (firstTick + index) * TICK);
  return {
    rows,
    /** The units are a day and a row. */
    viewBox: `0 0 ${end - start} ${rows}`,
    grid: ticks.map((day) => `M${x(day)} 0V${rows}`).join(''),
    /** The line through all stations. It ends on day 0. */
    land: `M${onLand.join('L')}H${x(0)}`,
    /** The stations, as lines without a length, whose round ends are dots. */
    dots: onLand.map((point) => `M${point}h0`).join(''),
    /** For each port, the fastest voyage, the area between it and the slowest voyage, and the time of arrival. */
    voyages: ports.map(({ firstDay, lastDay }, index) => {
      const row = y(stations.length + index);
      return {
        line: `M${x(0)} ${origin}L${x(firstDay)} ${row}`,
        area: `M${x(0)} ${origin}L${x(firstDay)} ${row}H${x(lastDay)}Z`,
        arrival: `M${x(firstDay)} ${row}H${x(lastDay)}`,
      };
    }),
    /** The ticks of the scale with their positions, as percentages of the width. */
    ticks: ticks.map((day) => ({ day, position: (x(day) / (end - start)) * 100 })),
    /** The days of each row, as texts. Goods wait in the port of loading, the last station, until day 0. */
    days: [
      ...stations.map(({ daysBefore: days }, index) =>
        interpolate(index === stations.length - 1 ? labels.origin : labels.station, { days }),
      ),
      ...ports.map(({ firstDay: first, lastDay: last }) => interpolate(labels.transit, { first, last })),
    ],
  };
}

type Chart = ReturnType<typeof useVoyageChart>;

interface DrawingProps {
  chart: Chart;
  style?: CSSProperties;
  /** The voyages whose days of arrival are drawn, above all lines. */
  arrivals?: Chart['voyages'];
  /** Draws nothing but the voyage to the selected port: the other parts are in a drawing behind it. */
  selected?: boolean;
}

/** A drawing that covers all rows between the names and the days: the scale, the way on land and the voyages. */
export function Drawing({ chart, style, arrivals = [], selected = false }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      style={style}
      viewBox={chart.viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {!selected && (
        <>
          <path className={styles.grid} d={chart.grid} />
          <path d={chart.land} />
          <path className={styles.dots} d={chart.dots} />
          {chart.voyages.map(({ area, line }) => (
            <path key={area} className={styles.voyage} d={line} />
          ))}
        </>
      )}
      {arrivals.map(({ area, line, arrival }) => (
        <Fragment key={area}>
          {selected && (
            <>
              <path className={styles.area} d={area} />
              <path className={styles.voyage} d={line} />
            </>
          )}
          <path className={styles.arrival} d={arrival} />
        </Fragment>
      ))}
    </svg>
  );
}

interface RowProps {
  name: string;
  code?: string | null;
  days: string | undefined;
}

export function PlaceRow({ name, code, days }: RowProps) {
  return (
    <>
      <span className={styles.place}>
        <span className={styles.name}>{name}</span> {code && <span className={styles.code}>{code}</span>}
      </span>{' '}
      <span className={styles.days}>{days}</span>
    </>
  );
}

/** The scale below the rows. Screen readers get the days of each row instead. */
export function Axis({ chart, label, row }: { chart: Chart; label: string; row?: number }) {
  return (
    <div className={styles.axis} style={{ gridRow: row }} aria-hidden="true">
      <span>{label}</span>
      <span className={styles.ticks}>
        {chart.ticks.map(({ day, position }) => (
          <span key={day} className="is-figure" style={{ insetInlineStart: `${position.toFixed(2)}%` }}>
            {String(day).replace('-', '−')}
          </span>
        ))}
      </span>
    </div>
  );
}

/** The parts of the chart of the voyages that the home page and the choice of a port have in common. */
import { type CSSProperties, Fragment } from 'react';
import type { voyageChart } from './chartGeometry';
import * as styles from './VoyageChart.module.scss';

type Chart = ReturnType<typeof voyageChart>;

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

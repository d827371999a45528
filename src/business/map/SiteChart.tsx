import { memo } from 'react';
import { type Coordinates, readCoordinates } from '../../lib/coordinates';
import { useSiteData } from '../../ui/site/useSiteData';
import { chartOf } from './chart';
import { COAST } from './coast';
import { type LabelPosition, leaderOf, placeLabels } from './labels';
import * as styles from './SiteChart.module.scss';

interface Named {
  readonly name: string;
  readonly coordinates: string | null;
}

interface Props {
  texts: Queries.LocationMapFragment['chart'];
  /** The stations of the road to the port of loading. */
  stations: readonly Named[];
}

type Kind = 'office' | 'town' | 'sea';
interface Place extends Coordinates {
  name: string;
  kind: Kind;
}

const located = (kind: Kind, places: readonly Named[]): Place[] =>
  places.flatMap(({ name, coordinates }) => {
    const position = coordinates && readCoordinates(coordinates);
    return position ? [{ name, kind, ...position }] : [];
  });

/** The part of the way to its label that a leader line covers. */
const LEADER_PART = 0.8;

const NEXT_TO_MARK: LabelPosition = { side: 'end', line: 0 };

/**
 * A small chart of the offices. It works without scripts and sends no requests to other hosts. `memo` avoids placing the
 * labels again.
 */
export const SiteChart = memo(function SiteChart({ texts: { label, sea, towns }, stations }: Props) {
  const { head, sales, warehouse } = useSiteData().site.offices;
  const road = located('town', stations);
  const chart = chartOf([
    ...located('office', [head, sales, warehouse]),
    ...located('sea', [sea]),
    ...road,
    ...located('town', towns),
  ]);
  if (!chart) return null;
  const { shortening, viewBox, meridians, parallels, places } = chart;
  const positions = placeLabels(
    places,
    places.filter((place) => road.some(({ name }) => name === place.name)),
  );
  return (
    <div className={styles.chart} role="img" aria-label={label} dir="ltr">
      <div className={styles.places}>
        <svg className={styles.map} viewBox={viewBox} aria-hidden="true">
          <g transform={`scale(${shortening.toFixed(4)} -1)`}>
            <path className={styles.land} d={COAST} />
            <path
              className={styles.grid}
              d={[
                ...meridians.map((degree) => `M${degree} -90V90`),
                ...parallels.map((degree) => `M-180 ${degree}H180`),
              ].join('')}
            />
            <path
              className={styles.road}
              d={`M${road.map(({ longitude, latitude }) => `${longitude.toFixed(2)} ${latitude.toFixed(2)}`).join('L')}`}
            />
          </g>
        </svg>
        {places.map(({ name, kind, left, top }, index) => {
          const position = positions[index] ?? NEXT_TO_MARK;
          const [x, y] = leaderOf(position);
          return (
            <span
              key={`${kind} ${name}`}
              className={styles.place}
              data-kind={kind}
              style={{ left: `${left.toFixed(2)}%`, top: `${top.toFixed(2)}%` }}
            >
              {position.line !== 0 && (
                <svg className={styles.leader} aria-hidden="true">
                  <path d={`M0 0L${x * LEADER_PART} ${y * LEADER_PART}`} />
                </svg>
              )}
              <span className={styles.mark} />
              <span className={styles.label} data-side={position.side} style={{ left: x, top: y }}>
                {name}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
});

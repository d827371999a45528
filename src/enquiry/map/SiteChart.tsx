import { graphql } from 'gatsby';
import { type Coordinates, readCoordinates } from '../../lib/coordinates';
import { useSiteData } from '../../ui/site/useSiteData';
import { chartOf } from './chart';
import { COAST } from './coast';
import * as styles from './LocationMap.module.scss';

interface Props {
  texts: Queries.SiteChartFragment;
  stations: Queries.ChartStationsFragment['stations'];
}

type Kind = 'office' | 'town' | 'sea';
interface Place extends Coordinates, Pick<Queries.SiteChartFragment['sea'], 'name' | 'chartLabel'> {
  kind: Kind;
}

const located = (
  kind: Kind,
  places: readonly (Pick<Place, 'name' | 'chartLabel'> & { readonly coordinates: string | null })[],
): Place[] =>
  places.flatMap(({ coordinates, ...place }) => {
    const position = coordinates && readCoordinates(coordinates);
    return position ? [{ ...place, kind, ...position }] : [];
  });

/** Height of a line, in pixels. `LocationMap.module.scss` has the same value. */
const LINE = 16;

/** The part of the way to its label that a leader line covers. */
const LEADER_PART = 0.8;

/** A small chart of the offices. It works without scripts and sends no requests to other hosts. */
export function SiteChart({ texts: { label, sea, towns }, stations }: Props) {
  const { offices } = useSiteData().site;
  const road = located('town', stations);
  const chart = chartOf([
    ...located('office', [offices.head, offices.sales, offices.warehouse]),
    ...located('sea', [sea]),
    ...road,
    ...located('town', towns),
  ]);
  if (!chart) return null;
  const { shortening, viewBox, meridians, parallels, places } = chart;
  return (
    <div className={styles.chart} role="img" aria-label={label} dir="ltr">
      <div className={styles.places}>
        <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
          <g transform={`scale(${shortening.toFixed(4)} -1)`}>
            <path className={styles.land} d={COAST} />
            <path
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
        {places.map(({ name, kind, left, top, chartLabel }) => {
          const side = chartLabel?.side ?? 'right';
          const line = chartLabel?.line ?? 0;
          const x = (side === 'right' ? 1 : -1) * (10 + 5 * Math.abs(line));
          const y = line * LINE;
          return (
            <span
              key={`${kind} ${name}`}
              className={styles.place}
              data-kind={kind}
              style={{ left: `${left.toFixed(2)}%`, top: `${top.toFixed(2)}%` }}
            >
              {line !== 0 && (
                <svg className={styles.leader} aria-hidden="true">
                  <path d={`M0 0L${x * LEADER_PART} ${y * LEADER_PART}`} />
                </svg>
              )}
              {kind !== 'sea' && <span className={styles.mark} />}
              <span className={styles.label} data-side={side} style={{ left: x, top: y }}>
                {name}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment SiteChart on ContactPageChart {
    label
    sea {
      ...ChartPlace
    }
    towns {
      ...ChartPlace
    }
  }

  fragment ChartPlace on ChartPlace {
    name
    coordinates
    chartLabel {
      ...ChartLabel
    }
  }

  fragment ChartStations on VoyagesSection {
    stations {
      name
      coordinates
      chartLabel {
        ...ChartLabel
      }
    }
  }
`;

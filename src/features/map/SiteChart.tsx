import { TextLink } from '../../components/TextLink/TextLink';
import { readCoordinates } from '../../content-model/coordinates';
import { useSiteData } from '../../site-data/useSiteData';
import { chartOf, mapPageOf } from './chart';
import { COAST } from './coast';
import * as styles from './SiteChart.module.scss';

/**
 * A small chart of the offices. It works without scripts and sends no requests to other hosts. Below it, a list names
 * the offices and links each office to a map.
 */
export function SiteChart({ label }: { label: string }) {
  const { head, sales, warehouse } = useSiteData().site.offices;
  const located = [head, sales, warehouse].flatMap(({ name, place, coordinates }) => {
    const position = coordinates && readCoordinates(coordinates);
    return position ? [{ name, place, ...position }] : [];
  });
  const chart = chartOf(located);
  if (!chart) return null;
  const { shortening, viewBox, meridians, parallels, sites } = chart;
  return (
    <div className={`stack ${styles.places}`}>
      <div className={styles.chart}>
        <svg viewBox={viewBox} aria-hidden="true">
          <g transform={`scale(${shortening.toFixed(4)} -1)`}>
            <path className={styles.land} d={COAST} />
            <path
              className={styles.grid}
              d={[
                ...meridians.map((degree) => `M${degree} -90V90`),
                ...parallels.map((degree) => `M-180 ${degree}H180`),
              ].join('')}
            />
          </g>
        </svg>
        {sites.map(({ name, left, top }, index) => (
          <span
            key={name}
            className={styles.mark}
            aria-hidden="true"
            style={{ left: `${left.toFixed(2)}%`, top: `${top.toFixed(2)}%` }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <ol className={`stack has-underlines ${styles.sites}`} aria-label={label}>
        {sites.map((site) => (
          <li key={site.name}>
            <TextLink to={mapPageOf(site)}>{site.name}</TextLink>
            <span className="is-quiet">{site.place}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

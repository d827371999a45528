import type { CSSProperties } from 'react';
import { withFigures } from '../../ui/withFigures';
import * as styles from './PackDrawings.module.scss';

type Props = { packs: Queries.PackagingFragment['packs']['rows'] };

/** The outline of a pack, and the lines on it, which have no fill. Both packs are 52 wide and 100 high. */
const POUCH = {
  outline: 'M3.2 1h42v9c3 22 4 62 2 86.5q-23 6-46 0c-2-24.5-1-64.5 2-86.5z',
  lines: 'M3.2 10h42',
};
const SACK = {
  outline: 'M7 9h38c7 24 8 60 4 87.5q-23 6-46 0c-4-27.5-3-63.5 4-87.5z',
  lines: 'M0 3l7 6M45 9l7-6M6 14h40',
};

/** The packs, drawn to scale: their heights differ as the cube roots of their weights. The table has the same packs. */
export function PackDrawings({ packs }: Props) {
  const largest = Math.max(...packs.map(({ grams }) => grams));
  return (
    <div className={`mb-5 ${styles.packs}`} aria-hidden="true">
      {packs.map(({ pack, grams, carton }) => {
        // A pack without a carton is a sack.
        const { outline, lines } = carton === null ? SACK : POUCH;
        return (
          <div key={pack} style={{ '--scale': Math.cbrt(grams / largest).toFixed(3) } as CSSProperties}>
            <svg
              viewBox="0 0 52 100"
              width="52"
              height="100"
              preserveAspectRatio="xMinYMax"
              aria-hidden="true"
            >
              <path d={outline} />
              <path fill="none" d={lines} />
            </svg>
            <span>{withFigures(pack)}</span>
          </div>
        );
      })}
    </div>
  );
}

import type { CSSProperties } from 'react';
import { withFigures } from '../../components/withFigures';
import * as styles from './PackDrawings.module.scss';

interface Props {
  packs: readonly {
    /** The net weight. */
    grams: number;
    pack: string;
    /** The number of packs in a carton. A pack without a carton is drawn as a sack. */
    carton: string | null;
  }[];
}

/** A pouch with a sealed top edge, and a sack with a stitched top and two corners. Both are 52 wide and 100 high. */
const POUCH = 'M3.2 1h42v9h-42zM3.2 10c-3 22-4 62-2 86q23 5 46 0c2-24 1-64-2-86';
const SACK = 'M0 3l7 6h38l7-6M7 9c-7 24-8 60-4 86q23 6 46 0c4-26 3-62-4-86M8 14h36';

/**
 * The packs, drawn to one scale from their net weights: all packs have the same proportions, so their heights differ as
 * the cube roots of their weights. Hidden from screen readers, because the table has the same packs.
 */
export function PackDrawings({ packs }: Props) {
  const largest = Math.max(...packs.map(({ grams }) => grams));
  return (
    <div className={styles.packs} aria-hidden="true">
      {packs.map(({ pack, grams, carton }) => (
        <div key={pack} style={{ '--scale': Math.cbrt(grams / largest).toFixed(3) } as CSSProperties}>
          <svg viewBox="0 0 52 100" width="52" height="100" preserveAspectRatio="xMinYMax" aria-hidden="true">
            <path d={carton === null ? SACK : POUCH} />
          </svg>
          <span>{withFigures(pack)}</span>
        </div>
      ))}
    </div>
  );
}

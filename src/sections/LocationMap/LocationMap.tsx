import { useRef } from 'react';
import { useFrame } from '../../hooks/useFrame';
import { useSeen } from '../../hooks/useSeen';
import * as styles from './LocationMap.module.scss';

/** How near to the view the map is loaded (contract: "Contact enquiry"). */
export const MAP_MARGIN = '200px';

/**
 * The map of the head office. Nothing of it is loaded until it is near the view; without scripts the browser itself
 * waits for that.
 */
export function LocationMap({ title }: { title: string }) {
  const { url } = useFrame().site.map;
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useSeen(frame, { margin: MAP_MARGIN });
  return (
    <>
      <iframe
        ref={frame}
        className={`${styles.map} ${styles.scripted}`}
        title={title}
        src={near ? url : undefined}
        loading="lazy"
      />
      <noscript>
        <iframe className={styles.map} title={title} src={url} loading="lazy" />
      </noscript>
    </>
  );
}

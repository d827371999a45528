import { useFrame } from '../../hooks/useFrame';
import * as styles from './LocationMap.module.scss';

/** The map of the head office; the browser loads it when it comes near the view. */
export function LocationMap({ title }: { title: string }) {
  return <iframe className={styles.map} title={title} src={useFrame().site.map.url} loading="lazy" />;
}

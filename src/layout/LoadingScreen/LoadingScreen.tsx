import { Sign } from '../../components/Logo/Logo';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './LoadingScreen.module.scss';

/**
 * Covers the page for a second on the first load (docs/behaviour.md, "Loading screen"). CSS alone hides it, so it
 * never waits for scripts. It does not come back, because the layout stays mounted.
 */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status" aria-label={useSiteData().navigation.loading}>
      <span className={styles.spinner} />
      <Sign />
    </div>
  );
}

import { useState } from 'react';
import { Sign } from '../../components/Logo/Logo';
import { useHydrated } from '../../hooks/useHydrated';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './LoadingScreen.module.scss';

/**
 * Covers the page for a second on the first load (docs/behaviour.md, "Loading screen"). CSS alone hides it, so it
 * never waits for scripts. Only the HTML contains it: the layout stays mounted while pages change, and if React renders
 * the layout again, because the HTML has been changed, it omits the loading screen.
 */
export function LoadingScreen() {
  const label = useSiteData().navigation.loading;
  const hydrated = useHydrated();
  const [isInHtml] = useState(!hydrated);
  if (!isInHtml) return null;
  return (
    <div className={styles.screen} role="status" aria-label={label}>
      <span className={styles.spinner} />
      <Sign />
    </div>
  );
}

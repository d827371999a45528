import { BrandMark } from '../../components/BrandMark/BrandMark';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './LoadingScreen.module.scss';

/**
 * Covers the page for a second at the first load (specification: "Global behaviour"). Styles alone take it away,
 * so that no script is waited for; the frame stays mounted, so that it never comes back.
 */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status" aria-label={useSiteData().navigation.loading}>
      <span className={styles.spinner} />
      <BrandMark />
    </div>
  );
}

import { useState } from 'react';
import { LogoFile } from '../ui/Logo';
import { useHydrated } from '../ui/site/hydration';
import { useSiteData } from '../ui/site/useSiteData';
import * as styles from './LoadingScreen.module.scss';

/** Covers the page for a second on the first load, until CSS hides it (docs/behaviour.md, "Loading screen"). */
export function LoadingScreen() {
  const { brand, navigation } = useSiteData();
  const [isInHtml] = useState(!useHydrated());
  if (!isInHtml) return null;
  return (
    <div className={`is-screen-only ${styles.screen}`} role="status" aria-label={navigation.loading}>
      <span className="spinner" />
      <LogoFile file={brand.symbol ?? brand.logo} alt="" />
    </div>
  );
}

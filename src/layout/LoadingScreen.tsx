import { useState } from 'react';
import { useHydrated } from '../ui/hooks/browserState';
import { BrandSymbol } from '../ui/Logo';
import { useSiteData } from '../ui/site/useSiteData';
import * as styles from './LoadingScreen.module.scss';

/** Covers the page for a second on the first load, until CSS hides it (docs/behaviour.md, "Loading screen"). */
export function LoadingScreen() {
  const label = useSiteData().navigation.loading;
  const hydrated = useHydrated();
  const [isInHtml] = useState(!hydrated);
  if (!isInHtml) return null;
  return (
    <div className={`is-screen-only ${styles.screen}`} role="status" aria-label={label}>
      <span className="spinner" />
      <BrandSymbol />
    </div>
  );
}

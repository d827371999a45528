import { type MouseEvent, type ReactNode, useEffect } from 'react';
import '../styles/global.scss';
import { inertIf } from '../ui/attributes';
import { useSiteData } from '../ui/site/useSiteData';
import { BackToTop, SKIP_LINK_ID } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './header/Header';
import * as styles from './Layout.module.scss';
import { LoadingScreen } from './LoadingScreen';
import { measure } from './measure';
import { TopBar } from './TopBar';
import { useAnnouncement } from './useAnnouncement';

const MAIN_ID = 'main';

interface Props {
  children: ReactNode;
  /** Path of the current page. */
  path: string;
  locationKey?: string;
  /** Whether the page shows the coming soon overlay, so that the layout around it is inert. */
  comingSoon?: boolean;
}

/** Follows the skip link without the router of Gatsby, because the router would announce the new hash as a new page. */
function skipToMain(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  window.history.pushState(window.history.state, '', event.currentTarget.hash);
  const main = document.getElementById(MAIN_ID);
  main?.focus({ preventScroll: true });
  main?.scrollIntoView({ behavior: 'instant' });
}

/** The layout around every page. It stays mounted when the page changes. */
export function Layout({ children, path, locationKey, comingSoon = false }: Props) {
  const { navigation, site } = useSiteData();
  const measurementUrl = site.measurement?.url;
  useAnnouncement(navigation.announcement);
  useEffect(() => measure(measurementUrl), [measurementUrl]);
  return (
    <>
      <a id={SKIP_LINK_ID} href={`#${MAIN_ID}`} className={styles.skipLink} onClick={skipToMain}>
        {navigation.skipLink}
      </a>
      <LoadingScreen />
      <div className={styles.around} {...inertIf(comingSoon)}>
        <TopBar path={path} />
        <Header path={path} locationKey={locationKey} />
      </div>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.around} {...inertIf(comingSoon)}>
        <Footer path={path} />
      </div>
      {!comingSoon && <BackToTop />}
    </>
  );
}

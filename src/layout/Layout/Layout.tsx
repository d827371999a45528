import { type MouseEvent, type ReactNode, useEffect } from 'react';
import '../../styles/global.scss';
import { measure } from '../../features/measurement/measure';
import { useSiteData } from '../../site-data/useSiteData';
import { BackToTop } from '../BackToTop/BackToTop';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { LoadingScreen } from '../LoadingScreen/LoadingScreen';
import { TopBar } from '../TopBar/TopBar';
import * as styles from './Layout.module.scss';

/** Where the skip link leads. */
const MAIN_ID = 'main';

const SKIP_LINK_ID = 'skip-link';

interface Props {
  children: ReactNode;
  /** The path of the page shown, for the active link. */
  path: string;
  /** The key of its place in the browser's history; whatever is open closes when it changes. */
  locationKey?: string;
  /** Whether the page lies over the frame, which is out of reach then; `createPages` says so in the page's context. */
  comingSoon?: boolean;
}

/** Past Gatsby's router, which would announce a change of the hash as another page. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  window.history.pushState(window.history.state, '', event.currentTarget.hash);
  const main = document.getElementById(MAIN_ID);
  main?.focus({ preventScroll: true });
  main?.scrollIntoView({ behavior: 'instant' });
}

/** The frame around every page; mounted once, it stays while the pages change. */
export function Layout({ children, path, locationKey, comingSoon = false }: Props) {
  const { navigation, site } = useSiteData();
  const measurementUrl = site.measurement?.url;
  useEffect(() => measure(measurementUrl), [measurementUrl]);
  return (
    <>
      <a id={SKIP_LINK_ID} href={`#${MAIN_ID}`} className={styles.skipLink} onClick={skip}>
        {navigation.skipLink}
      </a>
      <LoadingScreen />
      <TopBar comingSoon={comingSoon} />
      <Header path={path} locationKey={locationKey} comingSoon={comingSoon} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer comingSoon={comingSoon} />
      {!comingSoon && <BackToTop focusId={SKIP_LINK_ID} />}
    </>
  );
}

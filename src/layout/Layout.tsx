import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { interpolate } from '../lib/interpolate';
import '../styles/global.scss';
import { inertIf } from '../ui/attributes';
import { InLanguage, useTextLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { BackToTop, SKIP_LINK_ID } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './header/Header';
import * as styles from './Layout.module.scss';
import { LoadingScreen } from './LoadingScreen';
import { measure } from './measure';
import { TopBar } from './TopBar';

const MAIN_ID = 'main';

interface Props {
  children: ReactNode;
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

/** Announces new pages with `text`, in place of the English text that Gatsby sets. */
function useAnnouncement(text: string): void {
  // A layout effect runs before Gatsby announces the page.
  useLayoutEffect(() => {
    let announced = '';
    Object.defineProperty(document.getElementById('gatsby-announcer') ?? {}, 'innerText', {
      configurable: true,
      get: () => announced,
      set(english: string) {
        announced = english;
        this.textContent = interpolate(text, { page: english.replace('Navigated to ', '') });
      },
    });
  }, [text]);
}

/** The layout around every page. It stays mounted when the page changes. */
export function Layout({ children, locationKey, comingSoon = false }: Props) {
  const { navigation, site } = useSiteData();
  const measurementUrl = site.measurement?.url;
  useAnnouncement(navigation.announcement);
  useEffect(() => measure(measurementUrl), [measurementUrl]);
  return (
    <>
      <a
        id={SKIP_LINK_ID}
        href={`#${MAIN_ID}`}
        className={styles.skipLink}
        onClick={skipToMain}
        {...useTextLanguage()(navigation.textLanguage)}
      >
        {navigation.skipLink}
      </a>
      <LoadingScreen />
      {/* Without a box, so that the header sticks to the top of the whole page. */}
      <div className="is-contents" {...inertIf(comingSoon)}>
        <InLanguage of={navigation}>
          <TopBar />
          <Header locationKey={locationKey} />
        </InLanguage>
      </div>
      {/* The search index has its text (search/writeSearchIndex.ts). */}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <div className="is-contents" {...inertIf(comingSoon)}>
        <InLanguage of={navigation}>
          <Footer />
        </InLanguage>
      </div>
      {!comingSoon && <BackToTop />}
    </>
  );
}

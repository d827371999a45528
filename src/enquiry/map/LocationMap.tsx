import { graphql } from 'gatsby';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { ArrowLink } from '../../ui/ArrowLink';
import { listen } from '../../ui/browser/events';
import { useInView } from '../../ui/hooks/useInView';
import { useSiteData } from '../../ui/site/useSiteData';
import * as styles from './LocationMap.module.scss';
import { SiteChart } from './SiteChart';

/** Returns whether the visitor has scrolled, touched the screen or pressed a key since the component was mounted. */
function useVisitorActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (acted) return;
    return listen(window, ['scroll', 'touchstart', 'keydown'], ({ type }) => {
      // Ignore a scroll to the top, because Gatsby scrolls to the top when it opens a page.
      if (type !== 'scroll' || window.scrollY > 0) setActed(true);
    });
  }, [acted]);
  return acted;
}

/** Returns whether another host answers. A page cannot detect that an `iframe` has failed. */
const canReach = (url: string): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
    () => true,
    () => false,
  );

const MAP_MARGIN = '200px';

const FRAME = { loading: 'lazy', referrerPolicy: 'no-referrer' } as const;

/** The permissions of the map. An empty `iframe` must not have them, because it has the origin of this site. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups';

interface Props extends Pick<ComponentProps<typeof SiteChart>, 'stations'> {
  texts: Queries.LocationMapFragment;
}

/**
 * The map of the head office (docs/behaviour.md, "Map"). The map host receives no request until the visitor presses the
 * button, or has used the page and the map is near the viewport. Until then the frame shows the chart of the offices.
 */
export function LocationMap({ texts, stations }: Props) {
  const { map } = useSiteData().site;
  const iframe = useRef<HTMLIFrameElement>(null);
  const inView = useInView(iframe, { margin: MAP_MARGIN });
  const acted = useVisitorActed();
  const [asked, setAsked] = useState(false);
  const [shouldLoad, setShouldLoad] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const isWanted = asked || (inView && acted);
  const load = useCallback(async () => {
    if (await canReach(map.url)) setShouldLoad(true);
  }, [map.url]);
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  useEffect(() => {
    // Move the focus, because the focused button has been removed.
    if (asked && shouldLoad) iframe.current?.focus();
  }, [asked, shouldLoad]);
  const show = () => {
    setAsked(true);
    // If the map is wanted already, its host could not be reached before.
    if (isWanted) void load();
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {!loaded && <SiteChart texts={texts.chart} stations={stations} />}
        <iframe
          ref={iframe}
          className={`needs-scripts ${styles.map}`}
          title={texts.mapTitle}
          {...FRAME}
          // Set `sandbox` before `src`, because permissions only apply to documents that are loaded later.
          sandbox={shouldLoad ? SANDBOX : undefined}
          src={shouldLoad ? map.url : undefined}
          onLoad={() => setLoaded(shouldLoad)}
        />
        <noscript>
          <iframe className={styles.map} title={texts.mapTitle} {...FRAME} sandbox={SANDBOX} src={map.url} />
        </noscript>
      </div>
      <figcaption
        className={`cluster is-align-items-center is-justify-content-space-between ${styles.caption}`}
      >
        <ArrowLink to={map.page} label={texts.mapLink} />
        {!shouldLoad && (
          <button type="button" className="button is-secondary needs-scripts" onClick={show}>
            {texts.mapShow}
          </button>
        )}
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  fragment LocationMap on ContactPage {
    mapTitle
    mapShow
    mapLink
    chart {
      ...SiteChart
    }
  }
`;

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { TextLink } from '../../components/TextLink/TextLink';
import { useInView } from '../../hooks/useInView';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './LocationMap.module.scss';
import { SiteChart } from './SiteChart';
import { useOnline } from './useOnline';
import { useVisitorActed } from './useVisitorActed';

/** How far outside the viewport the map begins to load. */
const MAP_MARGIN = '200px';

const FRAME = { loading: 'lazy', referrerPolicy: 'no-referrer' } as const;

/**
 * Permissions of the embedded map: run its scripts, and open its links in new tabs. An empty `iframe` must not have
 * them, because it has our own origin, and browsers log a warning for that.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups';

interface Props {
  /** The accessible name of the map. */
  title: string;
  /** The label of the button that loads the map at once. */
  show: string;
  /** The label of the link to the map on its own site. */
  link: string;
  /** The accessible name of the list of offices below it. */
  chartLabel: string;
}

/**
 * The map of the head office (docs/behaviour.md, "Map"). No request goes to its host until the visitor has
 * interacted with the page and the map is about to come into view, or until the button is pressed. A page cannot detect that an `iframe` of
 * another host has failed, so the postal address, a link to the map and a chart are always shown below it.
 */
export function LocationMap({ title, show, link, chartLabel }: Props) {
  const { map, offices } = useSiteData().site;
  const { name, street, place } = offices.head;
  const iframe = useRef<HTMLIFrameElement>(null);
  const inView = useInView(iframe, { margin: MAP_MARGIN });
  const acted = useVisitorActed();
  const online = useOnline();
  const [asked, setAsked] = useState(false);
  const [shouldLoad, setShouldLoad] = useState(false);
  useEffect(() => {
    // Offline the browser would show its own error page in the `iframe`.
    if (online && (asked || (inView && acted))) setShouldLoad(true);
  }, [online, asked, inView, acted]);
  useEffect(() => {
    // The button that had the focus has been removed.
    if (asked && shouldLoad) iframe.current?.focus();
  }, [asked, shouldLoad]);
  return (
    <div className={styles.column}>
      <figure className={styles.figure}>
        <div className={styles.placeholder}>
          <Icon name="map-pin" />
          <iframe
            ref={iframe}
            className={`${styles.map} ${styles.scripted}`}
            title={title}
            {...FRAME}
            // Before `src`: permissions apply only to a document that is loaded later.
            sandbox={shouldLoad ? SANDBOX : undefined}
            src={shouldLoad ? map.url : undefined}
          />
          {!shouldLoad && (
            <button
              type="button"
              className={`button is-secondary ${styles.show} ${styles.scripted}`}
              onClick={() => setAsked(true)}
            >
              {show}
            </button>
          )}
          <noscript>
            <iframe className={styles.map} title={title} {...FRAME} sandbox={SANDBOX} src={map.url} />
          </noscript>
        </div>
        <figcaption className={styles.caption}>
          <address>
            <strong>{name}:</strong> {street && `${street}, `}
            {place}
          </address>
          <TextLink to={map.page} className="arrow-link">
            {link}
            <Icon name="arrow-right" />
          </TextLink>
        </figcaption>
      </figure>
      <SiteChart label={chartLabel} />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { TextLink } from '../../components/TextLink/TextLink';
import { useInView } from '../../hooks/useInView';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './LocationMap.module.scss';
import { useOnline } from './useOnline';

/** How far outside the viewport the map begins to load. */
const MAP_MARGIN = '200px';

interface Props {
  /** The accessible name of the map. */
  title: string;
  /** The label of the link to the map on its own site. */
  link: string;
}

/**
 * The map of the head office, loaded when it is about to come into view (docs/behaviour.md, "Map"). A page cannot
 * detect that an `iframe` of another host has failed, so the address and a link to the map are always shown below
 * it.
 */
export function LocationMap({ title, link }: Props) {
  const { map, offices } = useSiteData().site;
  const { name, street, place } = offices.head;
  const iframe = useRef<HTMLIFrameElement>(null);
  const inView = useInView(iframe, { margin: MAP_MARGIN });
  const online = useOnline();
  const [shouldLoad, setShouldLoad] = useState(false);
  useEffect(() => {
    // Offline the browser would show its own error page in the `iframe`.
    if (inView && online) setShouldLoad(true);
  }, [inView, online]);
  return (
    <figure className={styles.figure}>
      <div className={styles.placeholder}>
        <Icon name="map-pin" />
        <iframe
          ref={iframe}
          className={`${styles.map} ${styles.scripted}`}
          title={title}
          src={shouldLoad ? map.url : undefined}
          loading="lazy"
        />
        <noscript>
          <iframe className={styles.map} title={title} src={map.url} loading="lazy" />
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
  );
}

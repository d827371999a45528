import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { TextLink } from '../../components/TextLink/TextLink';
import { useInView } from '../../hooks/useInView';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './LocationMap.module.scss';
import { useOnline } from './useOnline';

/** How near to the view the map is loaded (contract: "Contact enquiry"). */
export const MAP_MARGIN = '200px';

interface Props {
  /** What screen readers call the map. */
  title: string;
  /** The words of the link that opens it as a page of its own. */
  link: string;
}

/**
 * The map of the head office. Nothing of it is loaded until it is near the view; without scripts the browser itself
 * waits for that. No page is told whether a frame of another host has failed, so what the map says stands below it in
 * any case: where the office is, and the way to the map itself.
 */
export function LocationMap({ title, link }: Props) {
  const { map, offices } = useSiteData().site;
  const { name, street, place } = offices.head;
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useInView(frame, { margin: MAP_MARGIN });
  const online = useOnline();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // Without a connection the browser would show an error page of its own in the frame.
    if (near && online) setAsked(true);
  }, [near, online]);
  return (
    <figure className={styles.figure}>
      <div className={styles.placeholder}>
        <Icon name="map-pin" />
        <iframe
          ref={frame}
          className={`${styles.map} ${styles.scripted}`}
          title={title}
          src={asked ? map.url : undefined}
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

import { useEffect, useRef, useState } from 'react';
import { ArrowLink } from '../../ui/ArrowLink';
import { listen } from '../../ui/browser/events';
import { useInView } from '../../ui/hooks/useInView';
import { useSiteData } from '../../ui/site/useSiteData';
import * as styles from './LocationMap.module.scss';

const FRAME = { loading: 'lazy', referrerPolicy: 'no-referrer' } as const;

/** The permissions of the map. An empty `iframe` must not have them, because it has the origin of this site. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups';

interface Props {
  map: NonNullable<Queries.SiteDataQuery['site']['map']>;
  texts: Record<'mapTitle' | 'mapShow' | 'mapLink', string>;
}

/** The map of the head office (docs/behaviour.md, "Map"). */
export function LocationMap({ map, texts }: Props) {
  const [head] = useSiteData().site.offices;
  const iframe = useRef<HTMLIFrameElement>(null);
  const inView = useInView(iframe, { rootMargin: '200px' });
  const [acted, setActed] = useState(false);
  const [presses, setPresses] = useState(0);
  const [shouldLoad, setShouldLoad] = useState(false);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (acted) return;
    return listen(window, ['scroll', 'touchstart', 'keydown'], ({ type }) => {
      // A new page scrolls to the top.
      if (type !== 'scroll' || window.scrollY > 0) setActed(true);
    });
  }, [acted]);
  const wanted = presses || (inView && acted);
  useEffect(() => {
    if (!wanted) return;
    // A page cannot detect that an `iframe` has failed. Runs again when the button is pressed after a failure.
    fetch(map.url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
      () => setShouldLoad(true),
      () => {},
    );
  }, [wanted, map.url]);
  useEffect(() => {
    // Move the focus, because the focused button has been hidden.
    if (presses && shouldLoad) iframe.current?.focus();
  }, [presses, shouldLoad]);
  return (
    <figure className={`stack ${styles.map}`}>
      <figcaption className="stack is-gap-2 is-align-content-start">
        <address>
          <strong>{head?.name}</strong>
          <br />
          {head?.place}
        </address>
        <ArrowLink to={map.page} label={texts.mapLink} />
        <button
          type="button"
          className="button is-secondary needs-scripts"
          // Hidden, not removed, because the map also loads without a click and must not cause a layout shift.
          style={{ visibility: shouldLoad ? 'hidden' : undefined }}
          onClick={() => setPresses((count) => count + 1)}
        >
          {texts.mapShow}
        </button>
      </figcaption>
      <div className={styles.frame}>
        <iframe
          ref={iframe}
          className="needs-scripts"
          // The empty frame has no content to focus, and browsers do not scroll to a frame that is loading.
          tabIndex={loaded ? undefined : -1}
          onLoad={() => setLoaded(shouldLoad)}
          title={texts.mapTitle}
          {...FRAME}
          // Set `sandbox` before `src`, because permissions only apply to documents that are loaded later.
          sandbox={shouldLoad ? SANDBOX : undefined}
          src={shouldLoad ? map.url : undefined}
        />
        <noscript>
          <iframe title={texts.mapTitle} {...FRAME} sandbox={SANDBOX} src={map.url} />
        </noscript>
      </div>
    </figure>
  );
}

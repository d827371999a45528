/** Whether the visitor has asked the browser not to be followed. */
const isUnwanted = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Calls back when the page is loaded and has nothing to do. Safari tells no idle times; there it is after loading. */
function onceIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(callback) : setTimeout(callback);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Begins to measure how fast the page is, for the site's owner; to be called once the page is alive. The library comes
 * in a file of its own after everything else, and not at all where nothing is to be sent.
 * @param url where to report; nothing is measured without it
 */
export function measure(url: string | undefined): void {
  if (!url || isUnwanted()) return;
  onceIdle(() => {
    import('./reportSpeed').then(
      ({ reportSpeed }) => reportSpeed(url),
      // Nobody misses a measurement: without the file there is none.
      () => {},
    );
  });
}

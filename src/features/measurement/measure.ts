/** Whether the visitor has turned on Do Not Track or Global Privacy Control. */
const hasOptedOut = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Calls back once the page is loaded and idle; in Safari, which has no `requestIdleCallback`, once it is loaded. */
function onceIdle(callback: () => void): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(callback);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Starts to measure the page (docs/behaviour.md, "Measurement"). Call it once the page is hydrated.
 * The library is a separate chunk, which is loaded last and only if something is measured.
 * @param url where to send reports; nothing is measured without it
 */
export function measure(url: string | undefined): void {
  if (!url || hasOptedOut()) return;
  onceIdle(() => {
    import('./reportVisit').then(
      ({ reportVisit }) => reportVisit(url),
      // If the chunk cannot be loaded, nothing is measured.
      () => {},
    );
  });
}

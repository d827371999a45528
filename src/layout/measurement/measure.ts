/** Returns whether the visitor has turned on Do Not Track or Global Privacy Control. */
const hasOptedOut = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/**
 * Starts to measure the page (docs/behaviour.md, "Measurement"). Call this function after the page is hydrated.
 * The library is a separate chunk. It is only loaded if the page is measured, after the page is loaded and idle. Safari
 * has no `requestIdleCallback`, so there the chunk is loaded directly after the page.
 * @param url the URL that receives the reports; if it is undefined, nothing is measured
 */
export function measure(url: string | undefined): void {
  if (!url || hasOptedOut()) return;
  const load = () => {
    import('./reportVisit').then(
      ({ reportVisit }) => reportVisit(url),
      // Ignore a chunk that cannot be loaded. Nothing is measured then.
      () => {},
    );
  };
  const loadWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(load);
  if (document.readyState === 'complete') loadWhenIdle();
  else window.addEventListener('load', loadWhenIdle);
}

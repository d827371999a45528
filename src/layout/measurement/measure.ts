/** Returns whether the visitor has turned on Do Not Track or Global Privacy Control. */
const hasOptedOut = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Measures the page if there is a `url` (docs/behaviour.md, "Measurement"). Safari has no `requestIdleCallback`. */
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

/** Measures the speed of pages for visitors (docs/deploying.md, "Measuring speed for visitors"). */

const hasOptedOut = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export function measure(url: string | undefined): void {
  if (!url || hasOptedOut()) return;
  // Ignore a chunk that cannot be loaded. Nothing is measured then.
  const start = () =>
    import('./sendMetrics').then(
      ({ sendMetrics }) => sendMetrics(url),
      () => {},
    );
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

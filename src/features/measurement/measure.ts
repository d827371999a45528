/** Whether the visitor has turned on Do Not Track or Global Privacy Control. */
const hasOptedOut = (): boolean | undefined =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/**
 * Starts to measure the page (docs/behaviour.md, "Measurement"). Call it once the page is hydrated.
 * The library is a separate chunk, which is loaded only if something is measured, and last: once the page is loaded and
 * idle, or in Safari, which has no `requestIdleCallback`, once it is loaded.
 * @param url where to send reports; nothing is measured without it
 */
export function measure(url: string | undefined): void {
  if (!url || hasOptedOut()) return;
  const load = () => {
    import('./reportVisit').then(
      ({ reportVisit }) => reportVisit(url),
      // If the chunk cannot be loaded, nothing is measured.
      () => {},
    );
  };
  const loadWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(load);
  if (document.readyState === 'complete') loadWhenIdle();
  else window.addEventListener('load', loadWhenIdle);
}

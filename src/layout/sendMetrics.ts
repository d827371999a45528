import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Sends the metrics of this page load to `url`. A metric that has changed is sent again with the same `id`. */
export function sendMetrics(url: string): void {
  // The visitor may have navigated to another page since.
  const [navigation] = performance.getEntriesByType('navigation');
  const path = new URL(navigation?.name || window.location.href).pathname;
  const unsent = new Map<string, object>();
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP])
    observe(({ name, value, rating, id, navigationType }) =>
      // None of these properties identifies a visitor.
      unsent.set(id, { name, value, rating, id, navigationType, path }),
    );
  const send = () => {
    if (unsent.size > 0) navigator.sendBeacon(url, JSON.stringify([...unsent.values()]));
    unsent.clear();
  };
  // Listen on the document, not on the window. web-vitals reports its final values in a capturing listener on the
  // window, which must run first.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}

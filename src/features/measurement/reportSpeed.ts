import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** What is sent of a metric: nothing that identifies a visitor. */
const reportOf = (path: string, { name, value, rating, id, navigationType }: Metric) => ({
  name,
  value,
  rating,
  id,
  path,
  navigationType,
});

/** The pathname of the page that was loaded; the visitor may be on another one by now. */
const loadedPath = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name || window.location.href).pathname;
};

/**
 * Sends what web-vitals measures, as a JSON array, whenever the visitor leaves the page or the tab. A metric that has
 * changed since is sent again with the same `id`.
 * @param url gets POST requests; the answers are ignored
 */
export function reportSpeed(url: string): void {
  const path = loadedPath();
  const unsent = new Map<string, ReturnType<typeof reportOf>>();
  const send = () => {
    if (unsent.size === 0) return;
    navigator.sendBeacon(url, JSON.stringify([...unsent.values()]));
    unsent.clear();
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP])
    observe((metric) => unsent.set(metric.id, reportOf(path, metric)));
  // On the document, not the window: web-vitals reports its final values in a capturing listener on the window, which
  // runs first.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}

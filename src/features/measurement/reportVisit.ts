import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The user timing marks that count errors: `markScriptErrors`, `ErrorBoundary` and the enquiry form set them. */
const ERRORS = ['script-error', 'rendering-error', 'failed-enquiry'];

/** What is sent of a metric: nothing that identifies a visitor. */
const reportOf = ({ name, value, rating, id, navigationType }: Metric) => ({
  name,
  value,
  rating,
  id,
  navigationType,
});

/** The pathname of the page that was loaded; the visitor may be on another one by now. */
const loadedPath = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name || window.location.href).pathname;
};

/**
 * Sends what web-vitals measures and how many errors occurred, as a JSON array, whenever the visitor leaves the page or
 * the tab. A value that has changed since is sent again with the same `id`.
 * @param url gets POST requests; the answers are ignored
 */
export function reportVisit(url: string): void {
  const path = loadedPath();
  const visit = Math.random();
  const unsent = new Map<string, object>();
  const counted = new Map<string, number>();
  const countErrors = () => {
    for (const name of ERRORS) {
      const value = performance.getEntriesByName(name, 'mark').length;
      if (value === (counted.get(name) ?? 0)) continue;
      counted.set(name, value);
      unsent.set(name, { name, value, id: `${name}-${visit}`, path });
    }
  };
  const send = () => {
    countErrors();
    if (unsent.size === 0) return;
    navigator.sendBeacon(url, JSON.stringify([...unsent.values()]));
    unsent.clear();
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP])
    observe((metric) => unsent.set(metric.id, { ...reportOf(metric), path }));
  // On the document, not the window: web-vitals reports its final values in a capturing listener on the window, which
  // runs first.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
